import { Readable } from 'node:stream';
import type { z } from 'zod';
import type { CampoDePlanilha, Mapeamento } from '#shared/importacao/colunas.ts';
import { proporColunas, valoresDaLinha } from '#shared/importacao/colunas.ts';
import { comVirgulas } from '#shared/importacao/pontos.ts';
import { type endpointsDeImportacao, limitesDoRegistro } from '#shared/importacao/api.ts';
import { isCpf, mascararCpf } from '#shared/documentos/cpf.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { defineErros, type ErroNegocio, type Idioma, type Textos } from '#shared/erros.ts';
import { errosDeCampo } from '#shared/validacao.ts';
import type { Db, Tx } from '../database/kysely.ts';
import type { Quem } from '../http/quem.ts';
import { escritaPreparada, leitura, type Rota } from '../http/rota.ts';
import type { Arquivo, ContextoEscrita } from '../http/tipos.ts';
import { lerPlanilha, type PlanilhaLida } from '../planilhas/ler-planilha.ts';
import { exportar } from '../planilhas/planilha.ts';
import { ceder } from '../vez.ts';

export const errosDeImportacao = defineErros({
  IMPORTACAO_COM_ERROS: {
    status: 409,
    br: '{linhas} {linhas:linha tem|linhas têm} erro, e nada foi gravado. Corrija a planilha e envie de novo.',
    en: '{linhas} {linhas:line has|lines have} errors, and nothing was saved. Mend the sheet and send it again.',
  },
  IMPORTACAO_SEM_NADA: {
    status: 409,
    br: 'Não há linha nova nesta planilha: tudo já está cadastrado.',
    en: 'There is no new line in this sheet: everything is registered already.',
  },
});

type Api = ReturnType<typeof endpointsDeImportacao>;
type Conferencia = RespostaServidor<Api['conferir']>;
type ContextoDaLinha = { db: Db | Tx; quem: Quem };
/** One line as the register takes it: what its schema reads, and which member each path of it came from where these differ. */
export type Montada<C extends string> = { nome: string; dados: unknown; origens?: Readonly<Record<string, C>> };
/** What speaks against a line: a member of the sheet, and the refusal. */
export type Recusa<C extends string> = { campo: C | null; erro: ErroNegocio };
/** A line that was read: its number as the person sees it, and what it says. */
export type Lida<B> = { numero: number; corpo: B };

/** How the lines of a sheet are judged. What a record must be is said by its schema and by the use case that writes it, not here. */
export type JulgamentoDeLinhas<C extends string, B, A> = {
  arquivo: Textos;
  campos: readonly CampoDePlanilha<C>[];
  esquema: z.ZodType<B>;
  /** What lines have to be compared with, in as few statements as there are tables. */
  apoio: (contexto: ContextoDaLinha, valores: readonly Partial<Record<C, string>>[]) => Promise<A>;
  montar: (valores: Partial<Record<C, string>>, apoio: A) => Montada<C>;
  /** Of the lines that were read, in their order: which are registered already, and what speaks against others. */
  comparar: (lidas: readonly Lida<B>[], apoio: A) => readonly ('cadastrada' | Recusa<C>[])[];
  /** What would be made besides. */
  novos?: (corpos: readonly B[], apoio: A) => string[];
};

/** How a register is brought in from a sheet. */
export type ImportacaoDeRegistro<C extends string, B, A> = JulgamentoDeLinhas<C, B, A> & {
  /** Writes all of them; answers how many records there are more. */
  gravar: (ato: ContextoEscrita, pedido: { corpos: readonly B[]; arquivo: string; apoio: A }) => Promise<number>;
};

export type Julgada<B> = Conferencia['linhas'][number] & { corpo: B | null };
const linhasNaTela = 300;
const porUrgencia = { erro: 0, pronta: 1, cadastrada: 2 } as const;

/** The routes of an import. */
export function rotasDeImportacao<C extends string, B, A>(api: Api, importacao: ImportacaoDeRegistro<C, B, A>): Rota[] {
  const ler = (conteudo: Buffer | undefined): Promise<PlanilhaLida> => lerPlanilha(conteudo ?? Buffer.alloc(0), limitesDoRegistro);
  const mapeamentoDe = (pedido: Mapeamento | null, { colunas }: PlanilhaLida): Mapeamento<C> =>
    (pedido as Mapeamento<C> | null) ?? proporColunas(colunas, importacao.campos);
  const julgarInteira = (
    contexto: ContextoDaLinha,
    { planilha, ...o }: { planilha: PlanilhaLida; mapeamento: Mapeamento<C>; idioma: Idioma },
  ) =>
    julgar(importacao, contexto, {
      ...o,
      planilha: { ...planilha, linhas: comVirgulas(planilha.linhas, o.mapeamento, importacao.campos) },
    });
  return [
    leitura(api.modelo, ({ pedido }, { query }) => Promise.resolve(modelo(importacao, query.Formato, pedido.idioma))),
    leitura(api.conferir, async ({ db, quem, pedido }, { query, upload }) => {
      const planilha = await ler(upload?.conteudo);
      const mapeamento = mapeamentoDe(query.mapeamento, planilha);
      const { linhas, novos } = await julgarInteira({ db, quem }, { planilha, mapeamento, idioma: pedido.idioma });
      return { ...resumoDe(planilha, mapeamento), ...contasDe(linhas), novos, linhas: paraATela(linhas) };
    }),
    escritaPreparada(
      api.importar,
      (_contexto, { upload }) => ler(upload?.conteudo),
      async (ato, { query, upload }, planilha) => {
        const mapeamento = mapeamentoDe(query.mapeamento, planilha);
        const contexto = { db: ato.tx, quem: ato.quem };
        const { linhas, apoio } = await julgarInteira(contexto, { planilha, mapeamento, idioma: ato.idioma });
        const { erros, prontas, cadastradas } = contasDe(linhas);
        if (erros > 0) throw errosDeImportacao.IMPORTACAO_COM_ERROS({ linhas: erros });
        if (prontas === 0) throw errosDeImportacao.IMPORTACAO_SEM_NADA();
        const corpos = linhas.flatMap(({ situacao, corpo }) => (situacao === 'pronta' && corpo !== null ? [corpo] : []));
        return { criados: await importacao.gravar(ato, { corpos, arquivo: upload?.fileName ?? '', apoio }), cadastradas };
      },
    ),
  ];
}

/** Lines looked at before other requests get their turn. */
const porVez = 100;

/**
 * Looks at every line and writes nothing: the same before and in the transaction that writes. `fixos` are said once, for every line; `apoio` is
 * what was read for these lines already.
 */
export async function julgar<C extends string, B, A>(
  importacao: JulgamentoDeLinhas<C, B, A>,
  contexto: ContextoDaLinha,
  {
    planilha,
    mapeamento,
    fixos = {},
    apoio: lido,
    idioma,
  }: { planilha: PlanilhaLida; mapeamento: Mapeamento<C>; fixos?: Partial<Record<C, string>>; apoio?: A | undefined; idioma: Idioma },
): Promise<{ linhas: Julgada<B>[]; novos: string[]; apoio: A }> {
  const { campos, esquema, montar, comparar, novos } = importacao;
  const valores = planilha.linhas.map(({ celulas }) => ({ ...fixos, ...valoresDaLinha(celulas, mapeamento) }));
  const apoio = lido ?? (await importacao.apoio(contexto, valores));
  const titulo = (campo: string | null): string | null => {
    const posicao = campo === null ? undefined : mapeamento[campo as C];
    return posicao === undefined ? (campos.find(({ chave }) => chave === campo)?.[idioma] ?? null) : (planilha.colunas[posicao] ?? null);
  };
  const lerLinha = (numero: number, i: number): Julgada<B> => {
    const { nome, dados, origens = {} } = montar(valores[i] ?? {}, apoio);
    const lida = esquema.safeParse(dados);
    if (lida.success) return { numero, nome, situacao: 'pronta', problemas: [], corpo: lida.data };
    const problemas = errosDeCampo(lida.error, idioma).map(({ path, message }) => ({
      coluna: titulo(origens[path] ?? path),
      mensagem: message,
    }));
    return { numero, nome, situacao: 'erro', problemas, corpo: null };
  };
  const linhas: Julgada<B>[] = [];
  for (const [i, { numero }] of planilha.linhas.entries()) {
    if (i % porVez === porVez - 1) await ceder();
    linhas.push(lerLinha(numero, i));
  }
  const lidas = linhas.filter((linha): linha is Julgada<B> & Lida<B> => linha.corpo !== null);
  for (const [i, achado] of comparar(lidas, apoio).entries()) {
    const linha = lidas[i];
    if (!linha) continue;
    if (achado === 'cadastrada') linha.situacao = 'cadastrada';
    else if (achado.length > 0) {
      linha.situacao = 'erro';
      linha.problemas = achado.map(({ campo, erro }) => ({ coluna: titulo(campo), mensagem: erro.mensagem(idioma) }));
    }
  }
  const prontos = lidas.flatMap(({ situacao, corpo }) => (situacao === 'pronta' ? [corpo] : []));
  return { linhas, novos: novos?.(prontos, apoio) ?? [], apoio };
}

function contasDe(linhas: readonly Julgada<unknown>[]): Pick<Conferencia, 'total' | 'prontas' | 'erros' | 'cadastradas'> {
  const quantas = (qual: Julgada<unknown>['situacao']): number => linhas.filter(({ situacao }) => situacao === qual).length;
  return { total: linhas.length, prontas: quantas('pronta'), erros: quantas('erro'), cadastradas: quantas('cadastrada') };
}

const paraATela = (linhas: readonly Julgada<unknown>[]): Conferencia['linhas'] =>
  linhas
    .toSorted((a, b) => porUrgencia[a.situacao] - porUrgencia[b.situacao] || a.numero - b.numero)
    .slice(0, linhasNaTela)
    .map(({ corpo: _, ...linha }) => linha);

/** The columns of a sheet with some of what stands in each; of a CPF what a list shows of it. */
export function colunasComExemplos({ colunas, linhas }: PlanilhaLida): Conferencia['colunas'] {
  const exemplos = (coluna: number): string[] =>
    [...new Set(linhas.slice(0, 50).map(({ celulas }) => celulas[coluna] ?? ''))]
      .filter((texto) => texto !== '')
      .slice(0, 3)
      .map((texto) => (isCpf(texto) ? mascararCpf(texto) : texto));
  return colunas.map((titulo, i) => ({ titulo, exemplos: exemplos(i) }));
}

function resumoDe(planilha: PlanilhaLida, mapeamento: Mapeamento): Pick<Conferencia, 'colunas' | 'mapeamento'> {
  return {
    colunas: colunasComExemplos(planilha),
    mapeamento: Object.fromEntries(Object.entries(mapeamento).filter((par): par is [string, number] => par[1] !== undefined)),
  };
}

/** The model sheet: every column with one example, ready to be filled in. */
export function modelo<C extends string>(
  { arquivo, campos }: { arquivo: Textos; campos: readonly CampoDePlanilha<C>[] },
  formato: 'csv' | 'xlsx',
  idioma: Idioma,
): Arquivo {
  const linha = new Map<string, string>(campos.map(({ chave, exemplo }) => [chave, exemplo]));
  return exportar(
    arquivo[idioma],
    formato,
    campos.map((campo) => ({ titulo: campo[idioma], valor: (l: typeof linha) => l.get(campo.chave), largura: 24 })),
    Readable.from([[linha]]),
  );
}
