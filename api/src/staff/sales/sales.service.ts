import { Injectable } from '@nestjs/common';
import type { SiteAction } from '@portico/contracts/audit/actions';
import type { Sales, SalesBucket, SalesQuery } from '@portico/contracts/sales/schema';
import { decimalComma } from '@portico/sdk/rules/decimals';
import { moneyText } from '@portico/sdk/rules/money';
import { bucketDays, findPeriodProblem } from '@portico/contracts/rules/sales-period';
import { AuditWriter, type AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { ExportLimit } from '../../http/csv/export-limit.ts';
import { csvFile, type CsvColumn } from '../../http/csv/csv.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import type { StreamedBody } from '../../http/answer/streamed-body.ts';
import { SalesRepository } from './sales.repository.ts';
import { LiveSite } from '../../core/site/live-site.ts';
import { bucketSales, soldCurrencies, soldPlans, sumSales } from './sum-sales.ts';

const ZONE = 'UTC';

/** The store's money by day or month, for the team. */
@Injectable()
export class SalesService {
  constructor(
    private readonly site: LiveSite,
    private readonly database: DatabaseService,
    private readonly sales: SalesRepository,
    private readonly exports: ExportLimit,
    private readonly audit: AuditWriter,
  ) {}

  /** @throws ProblemError 400 for a period that ends before it begins, or is too long */
  async report(query: SalesQuery): Promise<Sales> {
    return (await this.read(query)).sales;
  }

  /** The report, and every plan that is or was sold. */
  private async read(query: SalesQuery): Promise<{ sales: Sales; plans: string[] }> {
    const { from, to, by } = query;
    const problem = findPeriodProblem(query);
    if (problem !== undefined) throw new ProblemError(400, problem);
    const { catalog } = this.site;
    const all = await this.sales.sums(query);
    const currencies = soldCurrencies(all, catalog?.currency);
    const currency = query.currency ?? currencies[0] ?? 'EUR';
    const sums = all.filter((sum) => sum.currency === currency);
    const plans = soldPlans(sums, catalog?.plans.map(({ id }) => id) ?? []);
    const buckets = bucketSales(sums, bucketDays(from, to, by), plans);
    const totals = sumSales(sums, plans);
    return { sales: { currency, currencies, zone: ZONE, totals, buckets }, plans };
  }

  /** The report as a file. Audited. @throws ProblemError 429 beyond the limit of exports */
  async exportCsv(query: SalesQuery, by: AuditActor): Promise<StreamedBody> {
    await this.exports.count(by);
    const { sales, plans } = await this.read(query);
    await this.audit.write<SiteAction>(this.database.db, {
      ...by,
      action: 'sales.export',
      target: 'sales:all',
      detail: { ...query },
    });
    return csvFile({
      name: `sales ${query.from} ${query.to} by ${query.by} ${sales.currency}`,
      columns: csvColumns(query.by === 'day' ? 'Day (UTC)' : 'Month (UTC)', sales.currency, plans),
      batches: inOneBatch(sales.buckets),
      tz: ZONE,
    });
  }
}

async function* inOneBatch(rows: SalesBucket[]) {
  await Promise.resolve();
  yield rows;
}

const figure = (head: string, countOf: (row: SalesBucket) => number): CsvColumn<SalesBucket> => ({
  head,
  kind: 'figure',
  cell: (row) => String(countOf(row)),
});

function csvColumns(
  period: string,
  currency: string,
  planIds: readonly string[],
): CsvColumn<SalesBucket>[] {
  const money = (head: string, amountOf: (row: SalesBucket) => number): CsvColumn<SalesBucket> => ({
    head: `${head} (${currency})`,
    kind: 'figure',
    cell: (row) => decimalComma(moneyText(amountOf(row), currency)),
  });
  return [
    { head: period, kind: 'text', cell: ({ start }) => start },
    money('Revenue', ({ revenue }) => revenue),
    money('Refunds', ({ refunds }) => refunds),
    money('Disputes', ({ disputes }) => disputes),
    money('Net', ({ net }) => net),
    figure('Purchases', ({ purchases }) => purchases),
    ...planIds.flatMap((id) => {
      const own = ({ plans }: SalesBucket) => plans.find(({ plan }) => plan === id);
      return [
        figure(`${id} purchases`, (row) => own(row)?.purchases ?? 0),
        money(`${id} revenue`, (row) => own(row)?.revenue ?? 0),
      ];
    }),
    figure('Complimentary licenses', ({ complimentary }) => complimentary),
    figure('Bought in Discord', ({ discord }) => discord),
  ];
}
