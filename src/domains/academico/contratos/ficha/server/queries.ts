import { sql } from 'kysely';
import { primeiraAlteracao } from '#platform/server/auditoria/audit.ts';
import type { z } from 'zod';
import type { Db } from '#platform/server/database/kysely.ts';
import { type ErroNegocio, errosComuns, type Idioma } from '#shared/erros.ts';
import type { contratosFichaApi } from '../api.ts';
import { calcularParcelas, totaisDasParcelas } from '#domains/academico/contratos/parcelas.ts';
import { pagadoresDe } from '#domains/academico/contratos/pagadores.ts';
import { isDesfazivel, podeTransitar, type SituacaoContrato } from '#domains/academico/contratos/situacoes.ts';
import { recusaDoEnviado } from '#domains/academico/contratos/ciclo/server/door.ts';
import { ajusteDoAditivo, recusaDoAditivoEnviado, termosVigentes } from '#domains/academico/contratos/aditivos/server/door.ts';
import { carregarContratos, type ContratoCarregado } from '#domains/academico/contratos/server/carregar.ts';
import { isEncerravel } from '#domains/academico/contratos/server/encerraveis.ts';

/** One contract with what its record screen shows. @throws NAO_ENCONTRADO */
export async function obterContrato(db: Db, { id, idioma, fuso }: { id: number; idioma: Idioma; fuso: string }) {
  const [contrato] = await carregarContratos(db, [id]);
  if (!contrato) throw errosComuns.NAO_ENCONTRADO();
  const titulos =
    await sql<Titulo>`select id, numero, pagador_nome as "pagadorNome", descricao, parcela, parcelas, data_vencimento as "dataVencimento", valor_centavos as "valorCentavos",
      desconto_incondicional_centavos as "descontoIncondicionalCentavos", desconto_condicional_centavos as "descontoCondicionalCentavos", saldo_centavos as "saldoCentavos", situacao
    from v_titulo_receber where contrato_id = ${id} order by data_vencimento, parcela, id`.execute(db);
  const situacoes =
    await sql<Situacao>`select s.id, s.de, s.para, s.motivo, s.data_efeito as "dataEfeito", s.created_at as em, coalesce(u.nome || coalesce(' ' || u.sobrenome, ''), 'Sistema') as "usuarioNome",
      exists (select 1 from contratos_situacoes d where d.desfaz_id = s.id) as desfeita, s.desfaz_id is not null as desfazimento
    from contratos_situacoes s left join v_usuario_resumo u on u.id = s.usuario_id where s.contrato_id = ${id} order by s.id`.execute(db);
  const aditivos =
    await sql<Aditivo>`select a.id, a.ordem, a.situacao, a.data_aditivo as "dataAditivo", a.motivo, ${ajusteDoAditivo} as "ajusteCentavos" from aditivos a where a.contrato_id = ${id} order by a.ordem`.execute(
      db,
    );
  const superados = new Map<number, ErroNegocio | null>();
  for (const a of aditivos.rows.filter(({ situacao }) => situacao === 'aguardando_assinatura'))
    superados.set(a.id, await recusaDoAditivoEnviado(db, { id: a.id, contratoId: id }, fuso));
  const criacao = await primeiraAlteracao(db, 'contrato', id);
  const ultima = situacoes.rows.findLast((s) => !s.desfeita && !s.desfazimento);
  return {
    ...contrato,
    // Only the creation says who made it: a contract older than the audit began with another row.
    criadoPor: criacao?.acao === 'contrato.criado' ? criacao.usuarioNome : null,
    totais: totaisDasParcelas(calcularParcelas(contrato.precos, contrato.descontos)),
    pagadoresMudaram: contrato.situacao === 'ativo' && !(await pagadoresConferem(db, contrato)),
    impedimento: mensagemDe(await recusaDoEnviado(db, contrato), idioma),
    pagadoresSemEndereco: await semEndereco(db, contrato),
    pagadoresSemCpf: semCpf(contrato),
    encerravel: (await isEncerravel(db, [id])).has(id),
    titulos: titulos.rows,
    aditivos: aditivos.rows.map((a) => ({ ...a, impedimento: mensagemDe(superados.get(a.id) ?? null, idioma) })),
    situacoes: situacoes.rows.map((s) => ({
      ...s,
      desfazivel: s === ultima && isDesfazivel(s.de, s.para),
    })),
  };
}

const mensagemDe = (recusa: ErroNegocio | null, idioma: Idioma) => recusa && { codigo: recusa.code, mensagem: recusa.mensagem(idioma) };

/** Who would pay a contract that is still to come into force, and has no CPF: it does not come into force without one. */
function semCpf(contrato: ContratoCarregado): { pessoaId: number; nome: string }[] {
  if (!podeTransitar(contrato.situacao, 'ativar')) return [];
  return pagadoresDe(contrato).flatMap(({ pessoaId, nome, cpf }) => (cpf === null ? [{ pessoaId, nome }] : []));
}

/** Who would pay a contract that is still to come into force, and has no address in Brazil: a bank registers no slip without one. */
async function semEndereco(db: Db, contrato: ContratoCarregado): Promise<{ pessoaId: number; nome: string }[]> {
  if (!podeTransitar(contrato.situacao, 'ativar')) return [];
  const ids = pagadoresDe(contrato).map(({ pessoaId }) => pessoaId);
  const { rows } = await sql<{
    pessoaId: number;
    nome: string;
  }>`select p.id as "pessoaId", p.nome_completo as nome from v_pessoa_resumo p where p.id = any(${ids}::bigint[])
    and not exists (select 1 from v_pessoa_endereco_no_brasil e where e.pessoa_id = p.id) order by 2, 1`.execute(db);
  return rows;
}

/** Whether those who pay the contract are still those of the enrollment; an addendum that named its own payers is its own word. */
async function pagadoresConferem(db: Db, contrato: ContratoCarregado): Promise<boolean> {
  const termos = await termosVigentes(db, [contrato.id]);
  if (termos.some((t) => t.tipo === 'pagadores')) return true;
  const chave = (lista: ContratoCarregado['responsaveis']) =>
    JSON.stringify(
      pagadoresDe({ responsaveis: lista })
        .map((p) => `${p.pessoaId} ${p.percentual}`)
        .sort(),
    );
  return chave(contrato.responsaveisContratados ?? contrato.responsaveis) === chave(contrato.responsaveis);
}

type Saida = z.output<NonNullable<typeof contratosFichaApi.obterContrato.output>>;
type Titulo = Saida['titulos'][number];
type Situacao = Omit<Saida['situacoes'][number], 'desfazivel'> & { de: SituacaoContrato; para: SituacaoContrato; desfazimento: boolean };
type Aditivo = Omit<Saida['aditivos'][number], 'impedimento'>;
