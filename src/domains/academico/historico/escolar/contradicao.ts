import type { AnoDoHistorico, AnoSemFechamento, CorpoDoHistorico } from './conteudo.ts';
import type { ErroNegocio } from '#shared/erros.ts';
import { errosHistoricoEscolar as erros } from './erros.ts';
import type { TipoHistorico } from './tipos.ts';

/** A transcript issued and not cancelled. */
export type EmVigor = { numero: string; tipo: TipoHistorico; corpo: CorpoDoHistorico };
type Fatos = { anos: readonly AnoDoHistorico[]; semFechamento: readonly AnoSemFechamento[]; emVigor: readonly EmVigor[] };
/** The paper, what is said of it, and whether no other is issued while it stands. */
type Contradicao = { numero: string; erro: ErroNegocio; bloqueia: boolean };
/** What a year says, by which two of the same calendar year are the same or not: how it ended, and the mark of each subject. */
type Dito = { ano: number; resultado: string; frequencia: string | null; marcas: ReadonlyMap<string, string> };

/**
 * The papers in force that no longer say what is known: a year of theirs is open again, which may end as it had, or ended otherwise since.
 * Years that came later contradict nothing, nor does a year that goes on: a partial paper says until when it tells it.
 */
export function contradicoesDe({ anos, semFechamento, emVigor }: Fatos): Contradicao[] {
  const atuais = anos.map(doAno);
  return emVigor.flatMap(({ numero, corpo }): Contradicao[] => {
    const outros = ditosDe(corpo).filter((dito) => !atuais.some((atual) => isMesmo(dito, atual)));
    const abertos = outros.filter(({ ano }) => semFechamento.some((aberto) => aberto.ano === ano));
    const mudados = outros.filter((dito) => !abertos.includes(dito));
    if (mudados.length > 0)
      return [{ numero, erro: erros.HISTORICO_EMITIDO_CONTRADITO({ numero, anos: emLista(mudados) }), bloqueia: true }];
    if (abertos.length > 0)
      return [{ numero, erro: erros.HISTORICO_EMITIDO_REABERTO({ numero, anos: emLista(abertos) }), bloqueia: false }];
    return [];
  });
}

const emLista = (ditos: readonly Dito[]): string => [...new Set(ditos.map(({ ano }) => ano))].join(', ');

const comMarca = (pares: readonly (readonly [string, string | null | undefined])[]): ReadonlyMap<string, string> =>
  new Map(pares.flatMap(([nome, marca]) => (marca == null ? [] : [[nome, marca] as const])));

const doAno = ({ ano, resultado, frequencia, disciplinas }: AnoDoHistorico): Dito => ({
  ano,
  resultado,
  frequencia,
  marcas: comMarca(disciplinas.map(({ nome, aproveitamento }) => [nome, aproveitamento])),
});

const ditosDe = ({ anos, linhas }: CorpoDoHistorico): Dito[] =>
  anos.map(({ ano, resultado, frequencia }, i) => ({
    ano,
    resultado,
    frequencia,
    marcas: comMarca(linhas.map(({ nome, celulas }) => [nome, celulas[i]?.aproveitamento])),
  }));

/** A subject that only got another name is the same: names that stand on one side alone are compared by their marks. */
function isMesmo(a: Dito, b: Dito): boolean {
  const sobra = (de: Dito['marcas'], outra: Dito['marcas']): string =>
    [...de]
      .flatMap(([nome, marca]) => (outra.has(nome) ? [] : [marca]))
      .toSorted()
      .join('|');
  return (
    a.ano === b.ano &&
    a.resultado === b.resultado &&
    a.frequencia === b.frequencia &&
    [...a.marcas].every(([nome, marca]) => (b.marcas.get(nome) ?? marca) === marca) &&
    sobra(a.marcas, b.marcas) === sobra(b.marcas, a.marcas)
  );
}
