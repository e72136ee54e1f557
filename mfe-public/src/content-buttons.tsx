import type { Buttons } from '@portico/contracts/pack/fields';
import { BUTTON_KINDS } from '@portico/contracts/rules/pack/styles';
import { ButtonLink } from '@portico/ui';

interface ContentButtonsProps {
  buttons: readonly Buttons[];
  size?: 'm' | 'l';
}

/** The buttons of a section of the site pack. Those that leave the site open a tab. */
export function ContentButtons({ buttons, size = 'm' }: ContentButtonsProps) {
  return buttons.map((button, index) =>
    BUTTON_KINDS.map((kind) =>
      button[kind]?.map(({ label, to }) => (
        <ButtonLink
          key={`${kind}${index}`}
          to={to}
          newTab={kind.endsWith('Outside')}
          variant={kind.startsWith('primary') ? 'primary' : 'secondary'}
          size={size}
        >
          {label}
        </ButtonLink>
      )),
    ),
  );
}
