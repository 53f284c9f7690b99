import { sql } from 'kysely';
import { pode } from '#platform/server/http/autorizacao.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { ImportacaoDeRegistro, Lida, Recusa } from '#platform/server/registros/importar.ts';
import { criarRegistro } from '#platform/server/registros/registro.ts';
import { centavos } from '#shared/dinheiro.ts';
import { escreverDecimal } from '#shared/decimais.ts';
import { numeroDaPlanilha } from '#shared/importacao/colunas.ts';
import { normalizarBusca } from '#shared/palavras/busca.ts';
import { valorDe } from '#domains/suprimentos/quantidade.ts';
import { criarDeposito } from '#domains/suprimentos/depositos/server/door.ts';
import { darEntrada } from '#domains/suprimentos/server/dar-entrada.ts';
import { errosProduto } from '../erros.ts';
import { acimaDeZero, camposDoProduto, type CampoDoProduto, linhaDeProduto, type LinhaDeProduto } from '../importacao.ts';
import { gruposProduto, produtos } from './produtos.ts';

type Valores = Partial<Record<CampoDoProduto, string>>;
type Apoio = {
  /** The first line of each code: those after it may leave out what it says. */
  primeiras: ReadonlyMap<string, Valores>;
  codigos: ReadonlySet<string>;
  nomes: ReadonlySet<string>;
  gtins: ReadonlySet<string>;
  grupos: ReadonlyMap<string, number>;
  depositos: ReadonlyMap<string, number>;
  /** Where everything is that names no warehouse: the only one in use. */
  deposito: string;
  /** Warehouses out of use keep their names. */
  inativos: ReadonlySet<string>;
  criaDeposito: boolean;
  daEntrada: boolean;
};

const semVazios = (v: Valores): Valores => Object.fromEntries(Object.entries(v).filter(([, texto]) => texto !== ''));
/** A unit cost as sheets calculate it, to four decimals, half up: 10,00 for 3 is '3,3333333333'. */
function custoDaPlanilha(texto?: string): string {
  const numero = numeroDaPlanilha(texto);
  const [, inteiros = '', decimais] = /^(\d{1,20})[.,](\d{5,})$/.exec(numero) ?? [];
  if (decimais === undefined) return numero;
  return escreverDecimal((BigInt(inteiros + decimais.slice(0, 5)) + 5n) / 10n, 4);
}
const chaveDoCodigo = (codigo: string): string => codigo.toUpperCase();

/** Products from a sheet, with their groups, warehouses, minimums and opening balances. */
export const importacaoDeProdutos: ImportacaoDeRegistro<CampoDoProduto, LinhaDeProduto, Apoio> = {
  arquivo: { br: 'Modelo de produtos', en: 'Product model' },
  campos: camposDoProduto,
  esquema: linhaDeProduto,
  apoio: lerApoio,
  montar: (v, { primeiras, deposito }) => {
    const primeira = primeiras.get(chaveDoCodigo(v.codigo ?? '')) ?? v;
    const doProduto = { nome: primeira.nome, grupo: primeira.grupo, unidade: primeira.unidade, gtin: primeira.gtin };
    const ditos = Object.fromEntries(Object.entries({ ...doProduto, ...semVazios(v) }).map(([chave, texto]) => [chave, texto ?? '']));
    const numeros = { minimo: numeroDaPlanilha(v.minimo), saldo: numeroDaPlanilha(v.saldo), custo: custoDaPlanilha(v.custo) };
    return { nome: ditos['nome'] ?? '', dados: { codigo: '', ...ditos, ...numeros, deposito: v.deposito || deposito } };
  },
  comparar,
  novos: (corpos, { grupos, depositos }) => [
    ...semRepetir(
      corpos.map(({ grupo }) => grupo),
      grupos,
    ),
    ...semRepetir(
      corpos.flatMap(({ deposito }) => deposito ?? []),
      depositos,
    ),
  ],
  gravar,
};

/** Names that are not there yet, each once, as it was written first. */
const semRepetir = (nomes: readonly string[], existentes: ReadonlyMap<string, number>): string[] =>
  [...Map.groupBy(nomes, normalizarBusca)].filter(([chave]) => !existentes.has(chave)).map(([, [primeiro = '']]) => primeiro);

async function lerApoio({ db, quem }: { db: Db | Tx; quem: Quem }, valores: readonly Valores[]): Promise<Apoio> {
  const primeiras = new Map<string, Valores>();
  for (const v of valores) {
    const chave = chaveDoCodigo(v.codigo ?? '');
    if (chave !== '' && !primeiras.has(chave)) primeiras.set(chave, v);
  }
  const { rows } = await sql<{
    codigos: string[];
    nomes: string[];
    gtins: string[];
    grupos: { id: number; nome: string }[];
    depositos: { id: number; nome: string }[];
    inativos: string[];
  }>`select
    coalesce((select json_agg(codigo) from produtos), '[]') as codigos, coalesce((select json_agg(nome) from produtos), '[]') as nomes,
    coalesce((select json_agg(gtin) from produtos_embalagens where gtin is not null), '[]') as gtins,
    coalesce((select json_agg(json_build_object('id', id, 'nome', nome)) from produtos_grupos), '[]') as grupos,
    coalesce((select json_agg(json_build_object('id', id, 'nome', nome)) from depositos where ativo), '[]') as depositos,
    coalesce((select json_agg(nome) from depositos where not ativo), '[]') as inativos`.execute(db);
  const { codigos = [], nomes = [], gtins = [], grupos = [], depositos = [], inativos = [] } = rows[0] ?? {};
  const porNome = (lista: readonly { id: number; nome: string }[]) => new Map(lista.map(({ id, nome }) => [normalizarBusca(nome), id]));
  return {
    primeiras,
    codigos: new Set(codigos.map(chaveDoCodigo)),
    nomes: new Set(nomes.map(normalizarBusca)),
    gtins: new Set(gtins),
    grupos: porNome(grupos),
    depositos: porNome(depositos),
    deposito: depositos.length === 1 ? (depositos[0]?.nome ?? '') : '',
    inativos: new Set(inativos.map(normalizarBusca)),
    criaDeposito: pode(quem, 'depositos:criar'),
    daEntrada: pode(quem, 'estoques:criar'),
  };
}

function comparar(lidas: readonly Lida<LinhaDeProduto>[], apoio: Apoio): ('cadastrada' | Recusa<CampoDoProduto>[])[] {
  const doCodigo = new Map<string, { linha: number; dito: string; depositos: Set<string> }>();
  const donoDoNome = new Map<string, string>();
  const donoDoGtin = new Map<string, string>();
  return lidas.map(({ numero, corpo: l }) => {
    const codigo = chaveDoCodigo(l.codigo);
    if (apoio.codigos.has(codigo)) return 'cadastrada';
    const recusas: Recusa<CampoDoProduto>[] = [];
    const recusar = (campo: CampoDoProduto, erro: Recusa<CampoDoProduto>['erro']): void => void recusas.push({ campo, erro });
    const nome = normalizarBusca(l.nome);
    const dito = [nome, normalizarBusca(l.grupo), l.unidade, l.gtin].join('|');
    const antes = doCodigo.get(codigo);
    if (antes && antes.dito !== dito) recusar('codigo', errosProduto.LINHAS_DIVERGENTES({ linha: antes.linha }));
    if (apoio.nomes.has(nome) || (donoDoNome.get(nome) ?? codigo) !== codigo) recusar('nome', errosProduto.PRODUTO_NOME_REPETIDO());
    if (l.gtin !== null && (apoio.gtins.has(l.gtin) || (donoDoGtin.get(l.gtin) ?? codigo) !== codigo))
      recusar('gtin', errosProduto.GTIN_REPETIDO());
    const deposito = l.deposito === null ? '' : normalizarBusca(l.deposito);
    if (l.deposito !== null && !apoio.depositos.has(deposito) && (apoio.inativos.has(deposito) || !apoio.criaDeposito))
      recusar('deposito', errosProduto.DEPOSITO_DA_PLANILHA({ deposito: l.deposito }));
    if (antes?.depositos.has(deposito)) recusar('deposito', errosProduto.DEPOSITO_REPETIDO_NA_PLANILHA());
    if (acimaDeZero(l.saldo) && !apoio.daEntrada) recusar('saldo', errosProduto.SALDO_SEM_PERMISSAO());
    if (antes) antes.depositos.add(deposito);
    else doCodigo.set(codigo, { linha: numero, dito, depositos: new Set([deposito]) });
    if (!donoDoNome.has(nome)) donoDoNome.set(nome, codigo);
    if (l.gtin !== null && !donoDoGtin.has(l.gtin)) donoDoGtin.set(l.gtin, codigo);
    return recusas;
  });
}

/** Through the use cases of the screens, in one transaction: groups and warehouses that are new, products, and one entry for each warehouse. */
async function gravar(
  ato: ContextoEscrita,
  { corpos, arquivo, apoio: { grupos, depositos } }: { corpos: readonly LinhaDeProduto[]; arquivo: string; apoio: Apoio },
): Promise<number> {
  const ids = new Map(grupos);
  for (const { grupo } of corpos) {
    const chave = normalizarBusca(grupo);
    if (!ids.has(chave)) ids.set(chave, (await criarRegistro(ato, gruposProduto, { nome: grupo, ativo: true })).id);
  }
  const lugares = new Map(depositos);
  for (const nome of semRepetir(
    corpos.flatMap(({ deposito }) => deposito ?? []),
    depositos,
  ))
    lugares.set(normalizarBusca(nome), (await criarDeposito(ato, { nome, responsavelPessoaId: null, ativo: true })).id);
  const depositoDe = (l: LinhaDeProduto): number => lugares.get(normalizarBusca(l.deposito ?? '')) ?? 0;
  const porCodigo = Map.groupBy(corpos, ({ codigo }) => chaveDoCodigo(codigo));
  const iniciais: { depositoId: number; produtoId: number; quantidade: string; custo: string }[] = [];
  for (const linhas of porCodigo.values()) {
    const [primeira] = linhas;
    if (!primeira) continue;
    const { id } = await criarRegistro(ato, produtos, {
      codigo: primeira.codigo,
      nome: primeira.nome,
      grupoId: ids.get(normalizarBusca(primeira.grupo)) ?? 0,
      unidade: primeira.unidade,
      gtin: primeira.gtin,
      embalagens: [],
      minimos: linhas.flatMap((l) => (acimaDeZero(l.minimo) ? [{ depositoId: depositoDe(l), quantidade: l.minimo }] : [])),
      ativo: true,
    });
    for (const l of linhas)
      if (acimaDeZero(l.saldo)) iniciais.push({ depositoId: depositoDe(l), produtoId: id, quantidade: l.saldo, custo: l.custo ?? '0' });
  }
  for (const [depositoId, itens] of Map.groupBy(iniciais, (i) => i.depositoId))
    await darEntrada(ato, {
      dataMovimento: ato.hoje,
      depositoId,
      documento: arquivo.slice(0, 40) || null,
      itens: itens.map(({ produtoId, quantidade, custo }) => ({
        produtoId,
        quantidade,
        valorCentavos: centavos(Number(valorDe(quantidade, custo))),
      })),
      recalculoConfirmado: false,
    });
  return porCodigo.size;
}
