import { BadRequestException, type PipeTransform } from '@nestjs/common';
import type { z } from 'zod';

/** Validates an argument. */
export class ZodPipe<T> implements PipeTransform<unknown, T> {
  constructor(private readonly schema: z.ZodType<T>) {}

  transform(value: unknown): T {
    const { success, data, error } = this.schema.safeParse(value);
    if (!success) throw new BadRequestException(error.issues);
    return data;
  }
}
