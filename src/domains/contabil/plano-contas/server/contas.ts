import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import { listaDe, registroListado } from '#platform/server/registros/registro.ts';
import type { FiltrosDe } from '#platform/server/registros/rotas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { contasApi } from '../api.ts';
import { errosPlano } from '../erros.ts';
import type { novaConta } from '../esquemas.ts';
import type { GrupoConta, TipoConta } from '#domains/contabil/grupos.ts';
import { cabeNaMascara, familiaDe, paiDe } from '../plano.ts';
import './restricoes.ts';

export type Conta = RespostaServidor<typeof contasApi.obter>;
type Corpo = z.output<typeof novaConta>;

const usada = sql`exists (select from saldos_contabeis s where s.conta_id = r.id)`;

/** Throws CONTA_CONTABIL_NAO_ENCONTRADA, CONTA_CONTABIL_REPETIDA, CODIGO_FORA_DA_MASCARA, CONTA_SEM_PAI, CONTA_PAI_ANALITICA, CONTA_CONTABIL_EM_USO, CONTA_COM_REGRAS. */
export const contas = registroListado<Conta, Corpo>(
  {
    tabela: 'contas_contabeis',
    alvoTipo: 'conta_contabil',
    ato: { nome: 'conta_contabil', genero: 'a' },
    selecao: sql<Conta>`r.id, r.codigo, r.codigo_reduzido as "codigoReduzido", r.nivel, r.nome, r.tipo, r.natureza, r.grupo, r.exige_centro_custo as "exigeCentroCusto",
      r.codigo_referencial as "codigoReferencial", r.ativa, ${usada} as usada, r.versao`,
    de: sql`from contas_contabeis r`,
    colunas: {
      codigo: 'codigo',
      nome: 'nome',
      tipo: 'tipo',
      natureza: 'natureza',
      grupo: 'grupo',
      exigeCentroCusto: 'exige_centro_custo',
      codigoReferencial: 'codigo_referencial',
      ativa: 'ativa',
    },
    conferir: conferirLugar,
    conferirEdicao,
    conferirExclusao: async (conta, { tx }) => {
      if (conta.usada) throw errosPlano.CONTA_CONTABIL_EM_USO({ conta: conta.codigo });
      await conferirSemFilhas(tx, conta);
      await conferirForaDoResultado(tx, conta);
      await conferirForaDasRegras(tx, conta);
    },
  },
  () => errosPlano.CONTA_CONTABIL_NAO_ENCONTRADA(),
);

/** A code fits the mask and stands beneath a synthetic account of its family. */
async function conferirLugar({ codigo, grupo }: Corpo, { tx }: Ato<Autor>): Promise<void> {
  const pai = paiDe(codigo);
  const { rows } = await sql<{ mascara: string; tipo: TipoConta | null; grupo: GrupoConta | null }>`
    select c.mascara, p.tipo, p.grupo from contabil_configuracao c left join contas_contabeis p on p.codigo = ${pai}`.execute(tx);
  const [achado] = rows;
  const campos = { campos: ['codigo'] };
  if (!achado || !cabeNaMascara(codigo, achado.mascara))
    throw errosPlano.CODIGO_FORA_DA_MASCARA({ mascara: achado?.mascara ?? '' }, campos);
  if (pai === null) return;
  if (achado.tipo === null || achado.grupo === null) throw errosPlano.CONTA_SEM_PAI({ pai }, campos);
  if (achado.tipo === 'analitica') throw errosPlano.CONTA_PAI_ANALITICA({ pai }, campos);
  if (familiaDe(achado.grupo) !== familiaDe(grupo)) throw errosPlano.CONTA_DE_OUTRO_GRUPO({ pai }, { campos: ['grupo'] });
}

async function conferirEdicao(atual: Conta, corpo: Corpo, { tx }: Ato<Autor>): Promise<void> {
  const mudou = (membro: 'codigo' | 'tipo' | 'natureza' | 'grupo'): boolean => atual[membro] !== corpo[membro];
  const fixo = (['codigo', 'tipo', 'natureza', 'grupo'] as const).find(mudou);
  if (fixo !== undefined && atual.usada) throw errosPlano.CONTA_CONTABIL_EM_USO({ conta: atual.codigo }, { campos: [fixo] });
  if (mudou('codigo') || mudou('tipo') || familiaDe(atual.grupo) !== familiaDe(corpo.grupo)) await conferirSemFilhas(tx, atual);
  if (fixo !== undefined || !corpo.ativa) await conferirForaDoResultado(tx, atual);
  if (mudou('tipo')) await conferirForaDasRegras(tx, atual, 'tipo');
  if (atual.ativa && !corpo.ativa) await conferirForaDasRegras(tx, atual, 'ativa');
  if (atual.ativa && !corpo.ativa && (await temSaldo(tx, atual.id)))
    throw errosPlano.CONTA_CONTABIL_COM_SALDO({ conta: atual.codigo }, { campos: ['ativa'] });
}

async function conferirSemFilhas(tx: Tx, { codigo }: Conta): Promise<void> {
  const { rows } = await sql`select 1 from contas_contabeis where codigo_pai = ${codigo} limit 1`.execute(tx);
  if (rows[0]) throw errosPlano.CONTA_COM_FILHAS({ conta: codigo }, { campos: ['codigo'] });
}

async function conferirForaDoResultado(tx: Tx, { id, codigo }: Conta): Promise<void> {
  const { rows } = await sql`select 1 from contabil_configuracao where ${id}::bigint in (conta_apuracao_id, conta_resultado_id)`.execute(
    tx,
  );
  if (rows[0]) throw errosPlano.CONTA_DO_RESULTADO({ conta: codigo });
}

/** A rule posts to accounts that take entries, as long as it stands; the row of the account is locked. */
async function conferirForaDasRegras(tx: Tx, { id, codigo }: Conta, campo?: 'tipo' | 'ativa'): Promise<void> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from regras_contabeis where ${id}::bigint in (debito_id, credito_id)`.execute(tx);
  const n = rows[0]?.n ?? 0;
  if (n > 0) throw errosPlano.CONTA_COM_REGRAS({ conta: codigo, n }, campo ? { campos: [campo] } : {});
}

/** Whether an account holds something in any cost centre: what two of them hold against each other is a balance of each. */
async function temSaldo(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from saldos_contabeis where conta_id = ${id}
    group by centro_custo_id having sum(debitos_centavos) <> sum(creditos_centavos) limit 1`.execute(tx);
  return rows.length > 0;
}

/** Accounts by words of their names, or the beginning of their code. */
export const listaDeContas = ({ nome, grupo, tipo, ativa, ateNivel, semReferencial }: FiltrosDe<typeof contasApi>) =>
  listaDe(
    contas,
    [
      ...(nome !== undefined && /^[\d.]+$/.test(nome)
        ? [sql`(r.codigo like ${`${nome}%`} or r.codigo_reduzido::text = ${nome})`]
        : contemPalavras(sql`f_busca(r.nome)`, nome)),
      grupo !== undefined && sql`r.grupo = ${grupo}`,
      tipo !== undefined && sql`r.tipo = ${tipo}`,
      ativa !== undefined && sql`r.ativa = ${ativa}`,
      ateNivel !== undefined && sql`r.nivel <= ${ateNivel}`,
      semReferencial !== undefined && sql`(r.tipo = 'analitica' and r.codigo_referencial is null) = ${semReferencial}`,
    ],
    { codigo: sql`r.codigo collate "C"`, nome: sql`f_busca(r.nome)` },
  );
