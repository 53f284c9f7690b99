import { sql } from 'kysely';
import { z } from 'zod';
import { lerInicioDosLivros } from '#domains/contabil/lancamentos/server/door.ts';
import { taxasDeAtraso } from '#domains/financeiro/cadastros/server/door.ts';
import { cancelarTitulo } from '#domains/financeiro/titulos/cancelamentos/server/door.ts';
import { trazerTitulos } from '#domains/financeiro/titulos/emissao/server/door.ts';
import { errosMudanca as erros } from '#domains/mudanca/erros.ts';
import { acharPessoas, type Pessoas, referenciaATela } from '#domains/mudanca/server/referencias.ts';
import { chaveDoCodigo } from '#domains/mudanca/tipos.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Recusa } from '#platform/server/registros/importar.ts';
import { campo } from '#shared/campos.ts';
import { type DataCivil, formatarData, somarDias } from '#shared/datas.ts';
import { type Centavos, centavos, formatarReais, parseReais } from '#shared/dinheiro.ts';
import { dataDaPlanilha } from '#shared/importacao/valores.ts';
import { normalizarBusca } from '#shared/palavras/busca.ts';
import { avisosDaParcela, avisosDoValor } from '#domains/mudanca/campos/avisos-dos-titulos.ts';
import { type CampoDoTitulo, camposDoTitulo, codigoComParcela } from '#domains/mudanca/campos/titulos.ts';
import { avisosDosEncerrados } from '#domains/mudanca/campos/titulos-encerrados.ts';
import type { TipoDePlanilha } from '../tipo.ts';

const linha = z.strictObject({
  codigo: campo.texto({ max: 60 }),
  pagador: campo.texto({ max: 60 }),
  aluno: campo.textoOpcional(60),
  descricao: campo.texto({ max: 150 }),
  emissao: campo.dataCivil.opcional(),
  vencimento: campo.dataCivil(),
  valor: campo.texto({ max: 40 }),
  conta: campo.texto({ max: 120 }),
  forma: campo.texto({ max: 120 }),
});
type Linha = z.output<typeof linha>;
type Valores = Partial<Record<'codigo' | 'parcela' | 'vencimento' | 'valor', string>>;
type Trazido = { vencimento: DataCivil; valor: Centavos };
type Apoio = {
  pessoas: Pessoas;
  contas: ReadonlyMap<string, number>;
  formas: ReadonlyMap<string, number>;
  /** The titles that codes of these lines brought, as they are now. */
  trazidos: ReadonlyMap<string, Trazido>;
  /** The day on which the books begin. */
  inicio: DataCivil | null;
};

const semTaxa = {
  br: 'Nenhuma taxa está em vigor hoje: estes títulos ficam sem multa nem juros. Cadastre a taxa antes, na tela Taxas.',
  en: 'No fee is in force today: these titles come in with neither fine nor interest. Register the fee first, on the screen Fees.',
};

/** Debts that the old system had open, each with its own days, its value and who pays it. */
export const tipoTitulos: TipoDePlanilha<CampoDoTitulo, Linha, Apoio> = {
  tipo: 'titulos',
  paraCarregar: ['contas-a-receber:criar'],
  paraDesfazer: ['contas-a-receber:excluir'],
  alvoTipo: 'titulo',
  tamanho: 250,
  arquivo: { br: 'Modelo de títulos em aberto', en: 'Open title model' },
  campos: camposDoTitulo,
  esquema: linha,
  campoDe: {
    pagadorId: 'pagador',
    alunoId: 'aluno',
    descricao: 'descricao',
    dataEmissao: 'emissao',
    dataVencimento: 'vencimento',
    valorCentavos: 'valor',
    contaBancariaId: 'conta',
    formaPagamentoId: 'forma',
  },
  emPe: sql`select id from v_titulo_receber where situacao <> 'cancelado'`,
  apoio: async ({ db }, valores) => ({
    pessoas: await acharPessoas(
      db,
      valores.flatMap((v) => [v.pagador, v.aluno]),
    ),
    ...(await lerCadastros(db)),
    trazidos: await lerTrazidos(db, valores),
    inicio: await lerInicioDosLivros(db),
  }),
  montar: ({ parcela, ...v }, { trazidos }) => {
    const dito = { ...v, vencimento: dataDaPlanilha(v.vencimento, 2099) };
    const codigo = codigoDe({ ...dito, parcela }, trazidos);
    return {
      nome: codigo,
      dados: {
        pagador: '',
        valor: '',
        conta: '',
        forma: '',
        ...dito,
        codigo,
        descricao: v.descricao || `Título ${codigo} do outro sistema`,
        emissao: dataDaPlanilha(v.emissao, 2099),
      },
    };
  },
  comparar: (lidas, apoio) => lidas.map(({ corpo }) => recusasDe(corpo, apoio)),
  conhecida: () => null,
  repetido: (codigo, linhaDele) => erros.MUDANCA_TITULO_REPETIDO({ codigo, linha: linhaDele }),
  diferenca: ({ codigo, vencimento, valor }, { trazidos }) => {
    const trazido = trazidos.get(chaveDoCodigo(codigo));
    if (!trazido || isEste(trazido, vencimento, valor)) return null;
    const aqui = { codigo, vencimento: formatarData(trazido.vencimento), valor: formatarReais(trazido.valor) };
    return erros.MUDANCA_TITULO_DIFERENTE(aqui, { campos: [trazido.vencimento === vencimento ? 'valorCentavos' : 'dataVencimento'] });
  },
  avisos: async (db, hoje, planilha) => [
    ...avisosDosEncerrados(planilha, hoje),
    ...avisosDaParcela(planilha),
    ...((await taxasDeAtraso(db))(hoje).desde === null ? [semTaxa] : []),
    ...avisosDoValor(planilha),
  ],
  gravar: async (ato, { corpos, apoio: { pessoas, contas, formas, inicio } }) => {
    const criados = await trazerTitulos(
      ato,
      corpos.map((t) => ({
        pagadorId: pessoas.de(t.pagador)?.id ?? 0,
        alunoId: t.aluno === null ? null : (pessoas.de(t.aluno)?.id ?? 0),
        descricao: t.descricao,
        dataEmissao: t.emissao ?? emissaoDe(t.vencimento, inicio),
        dataVencimento: t.vencimento,
        valorCentavos: parseReais(t.valor) ?? centavos(0),
        contaBancariaId: contas.get(normalizarBusca(t.conta)) ?? 0,
        formaPagamentoId: formas.get(normalizarBusca(t.forma)) ?? 0,
      })),
    );
    return criados.map(({ id }) => id);
  },
  desfazer,
};

const isEste = (trazido: Trazido, vencimento: string | undefined, valor = ''): boolean =>
  trazido.vencimento === vencimento && trazido.valor === parseReais(valor);

/** The code of a line: its document, and its installment where it says one. What came by its document alone, and is the same, keeps that code. */
function codigoDe({ codigo = '', parcela, vencimento, valor }: Valores, trazidos: Apoio['trazidos']): string {
  if (!codigo || !parcela) return codigo;
  const sozinho = trazidos.get(chaveDoCodigo(codigo));
  return sozinho && isEste(sozinho, vencimento, valor) ? codigo : codigoComParcela(codigo, parcela);
}

async function lerTrazidos(db: Db | Tx, valores: readonly Valores[]): Promise<Apoio['trazidos']> {
  const codigos = valores.flatMap(({ codigo = '', parcela }) => [
    chaveDoCodigo(codigo),
    ...(parcela ? [codigoComParcela(codigo, parcela)] : []),
  ]);
  const { rows } = await sql<Trazido & { codigo: string }>`
    select r.codigo, t.data_vencimento as vencimento, t.valor_centavos as valor from mudancas_registros r join v_titulo_receber t on t.id = r.alvo_id
    where r.tipo = 'titulos' and r.codigo = any(${codigos}::text[]) and t.situacao <> 'cancelado'`.execute(db);
  return new Map(rows.map(({ codigo, ...trazido }) => [codigo, trazido]));
}

/** A title of before the books is cancelled on its day of issue: its issue was never posted, and so neither may be what takes it back. */
async function desfazer(ato: Ato<Pessoa>, { id, motivo }: { id: number; motivo: string }): Promise<void> {
  const inicio = await lerInicioDosLivros(ato.tx);
  const { rows } = await sql<{ emissao: DataCivil }>`select data_emissao as emissao from v_titulo_receber where id = ${id}`.execute(ato.tx);
  const emissao = rows[0]?.emissao ?? ato.hoje;
  await cancelarTitulo(ato, { id, motivo, ...(inicio === null || emissao < inicio ? { dataCancelamento: emissao } : {}) });
}

function recusasDe(corpo: Linha, { pessoas, contas, formas, inicio }: Apoio): Recusa<CampoDoTitulo>[] {
  const recusas: Recusa<CampoDoTitulo>[] = [];
  for (const chave of ['pagador', 'aluno'] as const) {
    const codigo = corpo[chave];
    if (codigo !== null && !pessoas.de(codigo))
      recusas.push({ campo: chave, erro: erros.MUDANCA_PESSOA_DESCONHECIDA({ codigo: referenciaATela(codigo) }) });
  }
  const valor = parseReais(corpo.valor);
  if (valor === null || valor <= 0) recusas.push({ campo: 'valor', erro: erros.MUDANCA_VALOR_INVALIDO({ valor: corpo.valor }) });
  const semCadastro = (campoDele: 'conta' | 'forma') =>
    recusas.push({ campo: campoDele, erro: erros.MUDANCA_CADASTRO_DESCONHECIDO({ valor: corpo[campoDele] }) });
  if (!contas.has(normalizarBusca(corpo.conta))) semCadastro('conta');
  if (!formas.has(normalizarBusca(corpo.forma))) semCadastro('forma');
  if (corpo.emissao === null && inicio === null) recusas.push({ campo: 'emissao', erro: erros.MUDANCA_SEM_LIVROS() });
  if (corpo.emissao !== null && corpo.emissao > corpo.vencimento)
    recusas.push({ campo: 'emissao', erro: erros.MUDANCA_EMISSAO_DEPOIS_DO_VENCIMENTO() });
  return recusas;
}

/** Without a day of issue a debt is of before the books, whose opening balances hold it; never of after its due date. */
function emissaoDe(vencimento: DataCivil, inicio: DataCivil | null): DataCivil {
  if (inicio === null) throw erros.MUDANCA_SEM_LIVROS();
  const antes = somarDias(inicio, -1);
  return antes < vencimento ? antes : vencimento;
}

async function lerCadastros(db: Db | Tx): Promise<Pick<Apoio, 'contas' | 'formas'>> {
  const { rows } = await sql<{ tipo: string; id: number; nome: string }>`
    select 'conta' as tipo, id, nome from v_conta_bancaria where ativa union all select 'forma', id, nome from v_forma_pagamento where ativa`.execute(
    db,
  );
  const de = (qual: string) => new Map(rows.flatMap(({ tipo, id, nome }) => (tipo === qual ? [[normalizarBusca(nome), id] as const] : [])));
  return { contas: de('conta'), formas: de('forma') };
}
