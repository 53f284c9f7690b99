import { sql } from 'kysely';
import { chaveDoCodigo } from '#domains/mudanca/tipos.ts';
import { errosMudanca as erros } from '#domains/mudanca/erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { gravarOsQuePassam } from '#platform/server/lotes/os-que-passam.ts';
import type { LinhaLida } from '#platform/server/planilhas/ler-planilha.ts';
import { type Julgada, julgar } from '#platform/server/registros/importar.ts';
import { ErroNegocio, type Idioma } from '#shared/erros.ts';
import type { Mapeamento } from '#shared/importacao/colunas.ts';
import { type LinhaFeita, linhaPronta, type ProblemaDaLinha } from '../feita.ts';
import { corrigirLinhas } from './corrigir-linhas.ts';
import type { PlanilhaACarregar, TipoDePlanilha, Trazida } from './tipo.ts';

type Registro = { codigo: string; planilhaId: number; linha: number; nome: string; alvoId: number; criado: boolean };

/**
 * Brings some lines of a sheet in, in the transaction of the caller: what came already stays, what is here already is only known by its code from now
 * on, what is wrong is told and holds back no other line. A dry run does exactly this, and takes it back.
 */
export async function carregarLinhas<C extends string, B extends { codigo: string }, A>(
  ato: Ato,
  tipo: TipoDePlanilha<C, B, A>,
  planilha: PlanilhaACarregar,
  linhas: readonly LinhaLida[],
): Promise<LinhaFeita[]> {
  const { tx, quem } = ato;
  // Who brings lines of one kind in takes turns: of two sheets with one code the second finds it here.
  await sql`select from mudancas_tipos where tipo = ${tipo.tipo} for no key update`.execute(tx);
  const mapeamento = planilha.mapeamento as Mapeamento<C>;
  const julgarEm = (idioma: Idioma, quais: readonly LinhaLida[], apoioLido?: A) =>
    julgar(
      tipo,
      { db: tx, quem },
      {
        planilha: { colunas: planilha.colunas, linhas: [...quais] },
        mapeamento,
        fixos: planilha.fixos as Partial<Record<C, string>>,
        idioma,
        apoio: apoioLido,
      },
    );
  const { linhas: julgadas, apoio } = await julgarEm('br', linhas);
  const feitas = new Map<number, LinhaFeita>();
  await anotarRecusas(feitas, julgadas, (quais) =>
    julgarEm(
      'en',
      linhas.filter(({ numero }) => quais.has(numero)),
      apoio,
    ),
  );
  const novas: Trazida<B>[] = [];
  const deNovo: (Trazida<B> & { alvoId: number })[] = [];
  const ja = await registrados(tx, tipo, julgadas);
  const vistos = new Map<string, number>();
  for (const { numero, nome, corpo, situacao } of julgadas) {
    if (corpo === null || situacao === 'erro') continue;
    const codigo = chaveDoCodigo(corpo.codigo);
    const antes = ja.get(codigo);
    const outra = vistos.get(codigo) ?? (antes?.planilhaId === planilha.id ? antes.linha : undefined);
    if (situacao === 'cadastrada') feitas.set(numero, { ...linhaPronta(numero, nome), situacao });
    else if (outra !== undefined) {
      const repetido = tipo.repetido?.(corpo.codigo, outra) ?? erros.MUDANCA_CODIGO_REPETIDO({ linha: outra });
      feitas.set(numero, recusada(numero, nome, semColuna(repetido)));
    } else if (antes) {
      const diferenca = tipo.diferenca?.(corpo, apoio);
      if (diferenca) {
        feitas.set(numero, recusadaPor(tipo, diferenca, planilha, { numero, nome }));
        continue;
      }
      feitas.set(numero, { ...recusada(numero, nome, semColuna(erros.MUDANCA_JA_VEIO({ nome: antes.nome }))), situacao: 'cadastrada' });
      if (antes.criado) deNovo.push({ numero, nome, corpo, codigo, alvoId: antes.alvoId });
    } else {
      vistos.set(codigo, numero);
      novas.push({ numero, nome, corpo, codigo });
    }
  }
  for (const [linha, resposta] of await corrigirLinhas(ato, tipo, { planilha, linhas: deNovo, apoio })) {
    const { numero, nome } = linha;
    if (!(resposta instanceof ErroNegocio))
      feitas.set(numero, {
        ...linhaPronta(numero, nome),
        problemas: semColuna(erros.MUDANCA_CORRIGE({ nome: ja.get(linha.codigo)?.nome ?? nome })),
      });
    else feitas.set(numero, recusadaPor(tipo, resposta, planilha, linha));
  }
  await gravarNovas(ato, tipo, { planilha, novas, apoio, feitas });
  return linhas.flatMap(({ numero }) => feitas.get(numero) ?? []);
}

const semColuna = (erro: ErroNegocio): LinhaFeita['problemas'] => ({
  br: [{ coluna: null, mensagem: erro.mensagem('br') }],
  en: [{ coluna: null, mensagem: erro.mensagem('en') }],
});
const recusada = (numero: number, nome: string, problemas: LinhaFeita['problemas']): LinhaFeita => ({
  numero,
  nome,
  situacao: 'erro',
  problemas,
});

/** Lines with errors in what they say, in both languages. */
async function anotarRecusas(
  feitas: Map<number, LinhaFeita>,
  julgadas: readonly Julgada<unknown>[],
  emIngles: (quais: ReadonlySet<number>) => Promise<{ linhas: readonly Julgada<unknown>[] }>,
): Promise<void> {
  const ruins = julgadas.filter(({ situacao }) => situacao === 'erro');
  if (ruins.length === 0) return;
  const en = new Map((await emIngles(new Set(ruins.map(({ numero }) => numero)))).linhas.map((l) => [l.numero, l.problemas]));
  for (const { numero, nome, problemas } of ruins)
    feitas.set(numero, recusada(numero, nome, { br: problemas, en: en.get(numero) ?? problemas }));
}

/** What the codes are here, as far as it still stands. */
async function registrados<B extends { codigo: string }>(
  tx: Tx,
  { tipo, emPe }: Pick<TipoDePlanilha<never, B, never>, 'tipo' | 'emPe'>,
  julgadas: readonly Julgada<B>[],
): Promise<ReadonlyMap<string, Registro>> {
  const codigos = julgadas.flatMap(({ corpo }) => (corpo === null ? [] : [chaveDoCodigo(corpo.codigo)]));
  const { rows } =
    await sql<Registro>`select codigo, planilha_id as "planilhaId", linha, nome, alvo_id as "alvoId", criado from mudancas_registros
    where tipo = ${tipo} and codigo = any(${codigos}::text[]) and alvo_id in (${emPe})`.execute(tx);
  return new Map(rows.map((r) => [r.codigo, r]));
}

async function gravarNovas<C extends string, B extends { codigo: string }, A>(
  ato: Ato,
  tipo: TipoDePlanilha<C, B, A>,
  {
    planilha,
    novas,
    apoio,
    feitas,
  }: { planilha: PlanilhaACarregar; novas: readonly Trazida<B>[]; apoio: A; feitas: Map<number, LinhaFeita> },
): Promise<void> {
  if (tipo.inteira && [...feitas.values()].some(({ situacao }) => situacao === 'erro')) {
    for (const { numero, nome } of novas) feitas.set(numero, recusada(numero, nome, semColuna(erros.MUDANCA_PLANILHA_INTEIRA())));
    return;
  }
  const vistas = novas.map((nova) => ({ ...nova, alvoId: tipo.conhecida(nova.corpo, apoio) }));
  const aCriar = vistas.filter(({ alvoId }) => alvoId === null);
  const gravar = async (itens: readonly Trazida<B>[]) => {
    const ids = await tipo.gravar(ato, { corpos: itens.map(({ corpo }) => corpo), apoio, arquivo: planilha.arquivo });
    return itens.map((item, i) => ({ ...item, alvoId: ids[i] ?? 0 }));
  };
  const respostas = tipo.inteira ? await todasOuNenhuma(ato.tx, aCriar, gravar) : await gravarOsQuePassam(ato.tx, aCriar, gravar);
  const criadas = respostas.flatMap((r) => (r instanceof ErroNegocio ? [] : [r]));
  for (const [i, { numero, nome }] of aCriar.entries()) {
    const resposta = respostas[i];
    if (resposta instanceof ErroNegocio) feitas.set(numero, recusadaPor(tipo, resposta, planilha, { numero, nome }));
    else feitas.set(numero, linhaPronta(numero, nome));
  }
  const conhecidas = vistas.flatMap(({ alvoId, ...v }) => (alvoId === null ? [] : [{ ...v, alvoId }]));
  for (const { numero, nome, corpo } of conhecidas) {
    const problemas = semColuna(erros.MUDANCA_CONHECIDA({ nome: tipo.nomeDaConhecida?.(corpo, apoio) ?? nome }));
    feitas.set(numero, { numero, nome, situacao: 'cadastrada', problemas });
  }
  await anotar(ato.tx, tipo.tipo, planilha.id, [
    ...criadas.map((c) => ({ ...c, criado: true })),
    ...conhecidas.map((c) => ({ ...c, criado: false })),
  ]);
}

/** A sheet that comes in whole is refused whole, each line with the same words. */
async function todasOuNenhuma<T, R>(
  tx: Tx,
  itens: readonly T[],
  gravar: (itens: readonly T[]) => Promise<readonly R[]>,
): Promise<(R | ErroNegocio)[]> {
  if (itens.length === 0) return [];
  const [todas] = await gravarOsQuePassam(tx, [itens], async ([juntas]) => [await gravar(juntas ?? [])]);
  if (todas instanceof ErroNegocio) return itens.map(() => todas);
  return [...(todas ?? [])];
}

function recusadaPor<C extends string, B extends { codigo: string }, A>(
  tipo: TipoDePlanilha<C, B, A>,
  erro: ErroNegocio,
  planilha: PlanilhaACarregar,
  { numero, nome }: { numero: number; nome: string },
): LinhaFeita {
  return recusada(numero, nome, { br: problemasDe(tipo, erro, planilha, 'br'), en: problemasDe(tipo, erro, planilha, 'en') });
}

/** What a use case refused, at the columns of the sheet. */
function problemasDe<C extends string, B extends { codigo: string }, A>(
  { campoDe, campos }: TipoDePlanilha<C, B, A>,
  erro: ErroNegocio,
  { mapeamento, colunas }: PlanilhaACarregar,
  idioma: Idioma,
): ProblemaDaLinha[] {
  const titulo = (path: string): string | null => {
    const limpo = path.replace(/^\d+\./, '').replace(/^partidas\.\d+\./, 'partidas.');
    const campo = Object.entries<C>(campoDe).find(([inicio]) => limpo === inicio || limpo.startsWith(`${inicio}.`))?.[1];
    if (campo === undefined) return null;
    return colunas[mapeamento[campo] ?? -1] ?? campos.find(({ chave }) => chave === campo)?.[idioma] ?? null;
  };
  if (erro.campos.length === 0) return [{ coluna: null, mensagem: erro.mensagem(idioma) }];
  return erro.campos
    .slice(0, 10)
    .map(({ path, textos }) => ({ coluna: titulo(path), mensagem: textos?.[idioma] ?? erro.mensagem(idioma) }));
}

async function anotar(
  tx: Tx,
  tipo: string,
  planilhaId: number,
  linhas: readonly { numero: number; nome: string; codigo: string; alvoId: number; criado: boolean }[],
): Promise<void> {
  const dados = linhas.map(({ numero, nome, codigo, alvoId, criado }) => ({ numero, nome: nome.slice(0, 260), codigo, alvoId, criado }));
  // What stood under one of these codes was deleted or cancelled by hand.
  const codigos = linhas.map(({ codigo }) => codigo);
  await sql`delete from mudancas_registros where tipo = ${tipo} and codigo = any(${codigos}::text[])`.execute(tx);
  await sql`insert into mudancas_registros (tipo, codigo, planilha_id, linha, alvo_id, nome, criado)
    select ${tipo}, l.codigo, ${planilhaId}, l.numero, l."alvoId", l.nome, l.criado
    from json_to_recordset(${JSON.stringify(dados)}::json) as l(numero int, codigo text, "alvoId" bigint, nome text, criado boolean) order by l.numero`.execute(
    tx,
  );
}
