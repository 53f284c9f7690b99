import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { textosRematricula } from '#domains/academico/rematriculas/texts.ts';
import { type Busca, situacoesMostradas } from '#domains/academico/rematriculas/web/busca.ts';
import estilo from '#domains/academico/rematriculas/web/rematriculas.module.css';
import type { Previa } from './escolhidos.ts';

/** How many of each state, in the line of a filter; each shows only them, and again all. */
export function Situacoes({ previa, busca }: { previa: Previa; busca: Busca }) {
  const t = useTextos(textosRematricula);
  const { mostrar, p: _, descontos, ...resto } = busca;
  const search = { ...resto, ...(descontos === null ? {} : { descontos: descontos.join(',') || '0' }) };
  return (
    <ul className={estilo.situacoes} aria-label={t('situacao')}>
      {situacoesMostradas.map((situacao) => (
        <li key={situacao}>
          <Elo
            className={estilo.situacao}
            tela="rematriculas"
            search={mostrar === situacao ? search : { ...search, mostrar: situacao }}
            data-mostrada={mostrar === situacao || undefined}
          >
            {t(situacao)} <strong>{previa.linhas.filter((linha) => linha.situacao === situacao).length}</strong>
          </Elo>
        </li>
      ))}
    </ul>
  );
}
