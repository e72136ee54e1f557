import type { SiteChanged } from '@portico/sdk/contracts/site-releases/schema';
import { ScrollBox, Text } from '@portico/ui';
import { FiguresTable } from '../figures-table.styles.ts';

/** What a version sells otherwise than the live one. Nothing if there is no difference. */
export function MoneyList({ money }: { money: SiteChanged['money'] }) {
  if (money.length === 0) return null;
  return (
    <div role="status">
      <Text size="s">This version changes what the site sells:</Text>
      <ScrollBox label="What it changes">
        <FiguresTable>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Now</th>
              <th scope="col">Then</th>
            </tr>
          </thead>
          <tbody>
            {money.map(({ key, from, to }) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>{from ?? '–'}</td>
                <td>{to ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </FiguresTable>
      </ScrollBox>
    </div>
  );
}
