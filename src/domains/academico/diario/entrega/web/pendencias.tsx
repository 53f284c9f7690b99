import type { TelaId } from '#catalog/telas.ts';
import { useIdioma } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { texto } from '#shared/textos.ts';
import type { Aviso, Bloqueio } from '../pendencias.ts';
import { textosDasPendencias } from '../texts.ts';

/** Where each thing that is missing is mended. */
const telas: Readonly<Record<Aviso | Bloqueio, TelaId>> = {
  semAvaliacao: 'diario-avaliacoes',
  notasFaltando: 'diario-notas',
  segundasChamadasFaltando: 'diario-notas',
  aulasSemChamada: 'diario-frequencias',
  pareceresFaltando: 'diario-notas',
  semAulas: 'diario-aulas',
  aulasPrevistas: 'diario-aulas',
  alunosForaDaChamada: 'diario-frequencias',
  alunosSemMedia: 'diario-notas',
};
type Diario = { AnoLetivoId?: number | undefined; TurmaId?: number | undefined; TurmaDisciplinaId: number; EtapaId: number };

/** What a diary lacks, each with the link that mends it. */
export function ListaDePendencias({ itens, diario }: { itens: readonly { tipo: string; n: number }[]; diario: Diario }) {
  const { idioma } = useIdioma();
  return (
    <ul className="lista">
      {itens.map(({ tipo, n }) => (
        <li key={tipo}>
          <Elo tela={telas[tipo as Aviso | Bloqueio]} search={diario}>
            {texto(textosDasPendencias, tipo as Aviso | Bloqueio, idioma, { n })}
          </Elo>
        </li>
      ))}
    </ul>
  );
}
