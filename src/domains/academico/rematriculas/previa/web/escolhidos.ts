import type { RespostaCliente } from '#shared/endpoint.ts';
import { combinaComBusca } from '#shared/palavras/busca.ts';
import { type Centavos, centavos, somar } from '#shared/dinheiro.ts';
import type { rematriculasPreviaApi } from '../api.ts';
import type { liberaveis } from '#domains/academico/rematriculas/avaliacao/motivos.ts';
import type { Busca } from '#domains/academico/rematriculas/web/busca.ts';
import { marcaDe, type Marcas } from './use-marcas.ts';

type Resposta = RespostaCliente<typeof rematriculasPreviaApi.preverRematricula>;
export type LinhaDaPrevia = Omit<Resposta['linhas'][number], 'motivos'> & { motivos: Resposta['motivos'] };
export type Previa = Omit<Resposta, 'linhas'> & { linhas: LinhaDaPrevia[] };

/** The answer with each student's reasons in place. */
export const comMotivos = ({ linhas, motivos, ...resto }: Resposta): Previa => ({
  ...resto,
  motivos,
  linhas: linhas.map((linha) => ({ ...linha, motivos: linha.motivos.flatMap((i) => motivos[i] ?? []) })),
});
export const LINHAS_POR_PAGINA = 50;

/** Whether a student may be ticked at all. */
export const podeMarcar = ({ situacao }: LinhaDaPrevia): boolean => situacao === 'apto' || situacao === 'exige_motivo';

/** The ticked of a preview, and those among them who still ask for a reason. */
export function escolhidosDe(linhas: readonly LinhaDaPrevia[], marcas: Marcas) {
  const marcados = linhas.filter((l) => podeMarcar(l) && marcaDe(marcas, l.matriculaId).marcado);
  const liberados = marcados.filter((l) => l.situacao === 'exige_motivo' && marcaDe(marcas, l.matriculaId).motivo !== undefined);
  const semMotivo = marcados.filter((l) => l.situacao === 'exige_motivo' && marcaDe(marcas, l.matriculaId).motivo === undefined);
  return { marcados, liberados, semMotivo };
}

/** What the contracts of some students come to. */
export function totalDe(linhas: readonly LinhaDaPrevia[], planos: Previa['planos']): Centavos {
  return somar(linhas.map(({ plano }) => centavos(plano === null ? 0 : (planos[plano]?.totalCentavos ?? 0))));
}

/** When the first installment of a contract falls due. */
export const primeiroVencimentoDe = ({ linhas }: Previa['planos'][number]): string =>
  linhas.map((l) => l.primeiroVencimento).toSorted()[0] ?? '';

/** The rows that the filter of the screen leaves, and the page of them. */
export function paginar(linhas: readonly LinhaDaPrevia[], { mostrar, q, p }: Pick<Busca, 'mostrar' | 'q' | 'p'>) {
  const filtradas = linhas.filter(
    (l) => (mostrar === undefined || l.situacao === mostrar) && (q === '' || combinaComBusca(l.alunoNome, q)),
  );
  const paginas = Math.max(1, Math.ceil(filtradas.length / LINHAS_POR_PAGINA));
  const pagina = Math.min(p, paginas);
  return { filtradas, paginas, pagina, daPagina: filtradas.slice((pagina - 1) * LINHAS_POR_PAGINA, pagina * LINHAS_POR_PAGINA) };
}

/** The ticked as the run takes them: the class that was seen, and the reasons that were overridden. */
export function comoAlunos(marcados: readonly LinhaDaPrevia[], marcas: Marcas) {
  return marcados.map((linha) => {
    const liberacoes = linha.motivos.filter(({ peso }) => peso === 'exige').map(({ codigo }) => codigo as (typeof liberaveis)[number]);
    return {
      matriculaId: linha.matriculaId,
      turmaId: linha.destinoTurmaId ?? 0,
      liberacoes,
      motivo: liberacoes.length > 0 ? (marcaDe(marcas, linha.matriculaId).motivo ?? null) : null,
    };
  });
}
