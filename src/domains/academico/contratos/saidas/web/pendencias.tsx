import type { Conferencia } from '#domains/academico/matriculas/esquemas-movimentos.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { textosSaidas } from '../texts.ts';

const faltas = ['nascimento', 'naturalidade', 'documento', 'filiacao'] as const;
type Falta = (typeof faltas)[number];

/** What was missing when a student left, one line each. */
export function ListaDePendencias({ pendencias }: { pendencias: Conferencia['pendencias'] }) {
  const t = useTextos(textosSaidas);
  const detalhesDe = ({ codigo, detalhes }: Conferencia['pendencias'][number]) =>
    codigo === 'CADASTRO_INCOMPLETO'
      ? detalhes.filter((d): d is Falta => faltas.some((f) => f === d)).map((d) => t(`falta_${d}`))
      : detalhes;
  if (pendencias.length === 0) return <p>{t('nadaPendente')}</p>;
  return (
    <ul>
      {pendencias.map((pendencia) => (
        <li key={pendencia.codigo}>
          {t(pendencia.codigo, {
            n: pendencia.quantidade,
            valor: formatarReais(centavos(pendencia.valorCentavos ?? 0)),
            detalhes: detalhesDe(pendencia).join(', '),
          })}
        </li>
      ))}
    </ul>
  );
}
