import { useState } from 'react';
import { isSilent, totalsOf } from '@portico/contracts/rules/growth';
import { seenAt } from '@portico/contracts/rules/status/screen';
import { UNKNOWN } from '@portico/contracts/rules/status/overall-view';
import { shardState } from '@portico/contracts/rules/status/shard-view';
import { shardOf } from '@portico/sdk/rules/snowflake';
import { useDispatch, Link } from '@portico/sdk';
import { Text } from '@portico/ui';
import { styled } from 'styled-components';
import { PageHeader } from '../page-header.tsx';
import { PageContainer } from '../page-container.ts';
import { shardsAnswer } from './answers.ts';
import { FindShard } from './find-shard.tsx';
import { Freshness } from './freshness.tsx';
import { Overall, OverallLine, OverviewRow } from './overall.tsx';
import { useIsFailing } from './failing-calls.ts';
import { ShardCard } from './shard-card.tsx';
import { ShardGrid } from './shard-grid.tsx';
import { StatusFailure } from './status-failure.tsx';
import { CACHE_SECONDS, forgetStatus, usePublicShardsQuery } from './status.api.ts';
import { useWhileVisible } from './use-while-visible.ts';

const Found = styled.ul`
  display: grid;
  max-width: 440px;
  margin: var(--space-3) 0 0;
  padding: 0;
  list-style: none;
`;

const Back = styled(Link)`
  color: var(--color-link);
  font-weight: 600;
`;

const STATE_WORDS = { up: 'operational', down: 'down', unknown: 'silent: its state is unknown' };

/** Only the shards, with one call (spec 0 §7), and the shard of a server if the address has one. */
export function ShardsView({ server }: { server: string | undefined }) {
  const dispatch = useDispatch();
  const query = usePublicShardsQuery(undefined, {
    refetchOnMountOrArgChange: CACHE_SECONDS.shards,
  });
  useWhileVisible(CACHE_SECONDS.shards * 1000, () => void query.refetch());
  const answer = shardsAnswer(query, true);
  const retry = () => void dispatch(forgetStatus());
  const isFailing = useIsFailing('shards') && query.isFetching;
  const shards =
    answer.state === 'loaded' ? answer.data : answer.state === 'empty' ? [] : undefined;
  const [isWrong, setWrong] = useState(false);
  const sought =
    server && shards?.length && !isWrong ? shardOf(server, countOf(shards)) : undefined;
  const found = shards?.find(({ shard_id }) => shard_id === sought);

  return (
    <PageContainer>
      <PageHeader title="Shards">
        Each server belongs to one shard. <Back to="/status">Back to the full status</Back>
      </PageHeader>
      <FindShard key={server} server={server} onSearch={setWrong} />
      {answer.state === 'failed' ? (
        <OverviewRow>
          <OverallLine role="status">
            <Overall view={UNKNOWN} />
          </OverallLine>
          <StatusFailure message={answer.message} hasData={false} onRetry={retry} />
        </OverviewRow>
      ) : (
        <>
          {sought !== undefined && (
            <section aria-label="Your server’s shard" role="region">
              <Text role="status">
                {found
                  ? `Server ${server} is on shard ${sought}, which is ${STATE_WORDS[shardState(found)]}.`
                  : `Server ${server} is on shard ${sought}, which has not reported yet.`}
              </Text>
              {found && (
                <Found>
                  <ShardCard shard={found} isSought />
                </Found>
              )}
            </section>
          )}
          {answer.state === 'loaded' && (
            <Freshness
              isSilent={isSilent(totalsOf(answer.data))}
              isUnsure={isFailing || answer.stale !== undefined}
              seenAt={seenAt(answer.data)}
              answeredAt={query.fulfilledTimeStamp}
              stale={answer.stale}
              onRefresh={retry}
            />
          )}
          <ShardGrid
            shards={shards}
            sought={sought}
            note={answer.state === 'empty' ? answer.message : undefined}
          />
        </>
      )}
    </PageContainer>
  );
}

/** Ids count from 0, so the highest id includes shards that have not reported yet. */
function countOf(shards: readonly { shard_id: number }[]): number {
  return Math.max(shards.length, (shards.at(-1)?.shard_id ?? 0) + 1);
}
