import { z } from 'zod';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { chaveDaColuna, type Quadro, type Rascunho } from './rascunho.ts';

const marca = z.object({ faltas: z.number(), justificada: z.boolean() }).nullable();
const chamada = z.object({
  aulaId: z.number().nullable(),
  data: z.string(),
  versao: z.number().nullable(),
  alunos: z.array(z.object({ matriculaId: z.number(), faltas: z.number(), justificada: z.boolean() })),
});
/** A lesson that the timetable expects: it is given with its roll. */
export const aulaPrevista = z.object({
  turmaDisciplinaId: z.number(),
  dataAula: z.string(),
  quantidade: z.number(),
  ordem: z.number(),
  /** Under which it is given, however often its roll is corrected. */
  chave: z.string().optional(),
  /** Once it was given. */
  aulaId: z.number().optional(),
});
export type AulaPrevista = z.output<typeof aulaPrevista>;

/** Rolls that wait for the server, with what the screen needs to show them again. */
export const esquemaDasChamadas = z.object({
  turmaId: z.number(),
  chamadas: z.array(chamada),
  aula: aulaPrevista.nullable(),
  nomes: z.record(z.string(), z.string()),
  marcas: z.record(z.string(), z.record(z.string(), marca)),
});
export type ChamadasNaFila = z.output<typeof esquemaDasChamadas>;
type Chamada = ChamadasNaFila['chamadas'][number];

/** One place in the queue for the same rolls, however often they are corrected. */
export const idDasChamadas = ({ turmaId, chamadas, aula }: Pick<ChamadasNaFila, 'turmaId' | 'chamadas' | 'aula'>): string =>
  `chamada:${turmaId}:${chamadas.map(({ aulaId, data }) => (aula ? `${data}:${aula.turmaDisciplinaId}:${aula.ordem}` : (aulaId ?? data))).join('+')}`;

/** The marks of a class that wait in the queue, of the columns in sight. */
export function marcasNaFila(quadro: Quadro, naFila: readonly ChamadasNaFila[]): Rascunho {
  const chaves = new Set(quadro.colunas.map(chaveDaColuna));
  return Object.fromEntries(
    naFila.flatMap(({ turmaId, marcas }) =>
      turmaId === quadro.turmaId ? Object.entries(marcas).filter(([chave]) => chaves.has(chave)) : [],
    ),
  );
}

type Aula = { turmaId: number; turmaDisciplinaId: number; aulaId: number | null; ordem: number | null };
/** Whether the roll of a lesson of a day waits in the queue: its own, that of its day, or the one that gives it. */
export const isNaFila = ({ turmaId, turmaDisciplinaId, aulaId, ordem }: Aula, dia: DataCivil, naFila: readonly ChamadasNaFila[]): boolean =>
  naFila.some(
    ({ turmaId: sua, aula, chamadas }) =>
      sua === turmaId &&
      (aula
        ? aula.turmaDisciplinaId === turmaDisciplinaId && aula.dataAula === dia && aula.ordem === ordem
        : chamadas.some((c) => c.data === dia && (c.aulaId === null || c.aulaId === aulaId))),
  );

/** Rolls with the key under which their lesson is given, and its number: those of the same rolls that were kept before, where they had one. */
export function comChaveDaAula(corpo: ChamadasNaFila, antes: unknown, nova: string): ChamadasNaFila {
  if (!corpo.aula) return corpo;
  const guardada = esquemaDasChamadas.safeParse(antes).data?.aula;
  return { ...corpo, aula: { ...corpo.aula, chave: guardada?.chave ?? nova, aulaId: guardada?.aulaId } };
}

/** The rolls of a lesson that was given meanwhile, by its number. */
export function comAula(naFila: ChamadasNaFila, aulaId: number): ChamadasNaFila {
  const chamadas = naFila.chamadas.map((c) => ({ ...c, aulaId }));
  const deCada = naFila.chamadas.flatMap((c) => {
    const marcas = naFila.marcas[chaveDaColuna(c)];
    return marcas ? [[chaveDaColuna({ ...c, aulaId }), marcas] as const] : [];
  });
  return { ...naFila, aula: null, chamadas, marcas: Object.fromEntries(deCada) };
}

/** What stands at the server where a roll was to be saved; null: none any more. */
export type ChamadaAtual = { aulaId: number | null; data: DataCivil; versao: number | null; faltas: Chamada['alunos'] };
const mesma = (a: Pick<Chamada, 'aulaId' | 'data'>, b: Pick<Chamada, 'aulaId' | 'data'>): boolean =>
  a.aulaId === b.aulaId && a.data === b.data;
const NENHUMA = 0;

/** Of a roll that somebody else called or corrected: what was marked here, what stands, and over which version it may go again. */
export function colisao(
  naFila: ChamadasNaFila,
  atual: ChamadaAtual,
  textos: { ninguem: string; justificada: string; naoChamada: string },
): { id: string; rotulo: string; digitado: string; atual: string; versao: number } {
  const minha = naFila.chamadas.find((c) => mesma(c, atual));
  const dizer = (faltas: Chamada['alunos']): string => {
    const ausentes = faltas.filter((f) => f.faltas > 0);
    const nome = (f: Chamada['alunos'][number]): string => naFila.nomes[f.matriculaId] ?? `#${f.matriculaId}`;
    return ausentes.map((f) => (f.justificada ? `${nome(f)} (${textos.justificada})` : nome(f))).join(', ') || textos.ninguem;
  };
  return {
    id: `${atual.aulaId ?? ''}:${atual.data}`,
    rotulo: formatarData(atual.data),
    digitado: dizer(minha?.alunos ?? []),
    atual: atual.versao === null ? textos.naoChamada : dizer(atual.faltas),
    versao: atual.versao ?? NENHUMA,
  };
}

/** The same rolls, the one in question over the version that stands now. */
export const insistirNaChamada = (naFila: ChamadasNaFila, { id, versao }: { id: string; versao: number | null }): ChamadasNaFila => ({
  ...naFila,
  chamadas: naFila.chamadas.map((c) => (`${c.aulaId ?? ''}:${c.data}` === id ? { ...c, versao: versao === NENHUMA ? null : versao } : c)),
});

/** Without the one in question; null when none is left. */
export function largarChamada(naFila: ChamadasNaFila, { id }: { id: string }): ChamadasNaFila | null {
  const chamadas = naFila.chamadas.filter((c) => `${c.aulaId ?? ''}:${c.data}` !== id);
  const marcas = Object.fromEntries(Object.entries(naFila.marcas).filter(([chave]) => chamadas.some((c) => chaveDaColuna(c) === chave)));
  return chamadas.length === 0 ? null : { ...naFila, chamadas, marcas };
}
