import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { preparada, umDestes } from '#platform/server/database/preparada.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { type ErroNegocio, versaoDesatualizada } from '#shared/erros.ts';
import type { LinhaDesconto, LinhaPreco } from '../parcelas.ts';
import type { SituacaoContrato } from '../situacoes.ts';

export type PrecoCarregado = LinhaPreco & {
  id: number;
  precoId: number | null;
  /** The kind of the price of the register; null for a line that was typed. */
  tipo: string | null;
  formaPagamentoId: number;
  formaPagamentoNome: string;
  contaBancariaId: number;
};
export type DescontoCarregado = LinhaDesconto & { id: number; descontoId: number | null };
export type ResponsavelCarregado = {
  pessoaId: number;
  nome: string;
  cpf: string | null;
  parentesco: string | null;
  pedagogico: boolean;
  financeiro: boolean;
  percentual: string | null;
};
export type ContratoCarregado = {
  id: number;
  numero: string;
  situacao: SituacaoContrato;
  versao: number;
  observacoes: string | null;
  motivoAcimaDaAnuidade: string | null;
  ativadoEm: string | null;
  criadoEm: string;
  matricula: {
    id: number;
    codigo: string;
    alunoId: number;
    alunoNome: string;
    alunoFalecido: boolean;
    /** The first financial guardian who died; null while all live. */
    pagadorFalecido: string | null;
    cursoNome: string;
    /** What a year of the course costs; null where it has no tuition. */
    anuidadeCentavos: number | null;
    turmaNome: string | null;
    ano: number;
    movimento: string;
    ativa: boolean;
    dataMatricula: DataCivil;
  };
  precos: PrecoCarregado[];
  descontos: DescontoCarregado[];
  responsaveis: ResponsavelCarregado[];
  /** Who was to pay on the day of the activation; null before it. */
  responsaveisContratados: ResponsavelCarregado[] | null;
  ajustesCentavos: number;
};

/** Contracts with their lines and guardians, in the order of the ids that exist, in one statement. */
export async function carregarContratos(db: Db | Tx, ids: readonly number[]): Promise<ContratoCarregado[]> {
  const { rows } =
    await sql<ContratoCarregado>`${preparada}select c.id, c.numero, c.situacao, c.versao, c.observacoes, c.motivo_acima_da_anuidade as "motivoAcimaDaAnuidade", c.ativado_em as "ativadoEm", c.created_at as "criadoEm",
      json_build_object('id', m.id, 'codigo', m.codigo, 'alunoId', m.aluno_id, 'alunoNome', m.aluno_nome,
        'alunoFalecido', exists (select 1 from v_aluno_falecido f where f.aluno_id = m.aluno_id),
        'pagadorFalecido', (select v.nome_completo from v_matricula_responsavel v join v_pessoa_resumo p on p.id = v.pessoa_id
          where v.matricula_id = m.id and v.financeiro and p.data_falecimento is not null order by v.id limit 1), 'cursoNome', m.curso_nome, 'anuidadeCentavos', anuidade_do_curso(m.ano_letivo_id, m.curso_id),
        'turmaNome', m.turma_nome, 'ano', m.ano, 'movimento', m.movimento, 'ativa', m.ativa, 'dataMatricula', m.data_matricula) as matricula,
      c.texto_congelado -> 'responsaveis' as "responsaveisContratados", c.ajustes_centavos as "ajustesCentavos",
      coalesce(p.linhas, '[]') as precos, coalesce(d.linhas, '[]') as descontos, coalesce(r.linhas, '[]') as responsaveis
    from contratos c
    join v_matricula_resumo m on m.id = c.matricula_id
    left join lateral (
      select json_agg(json_build_object('indice', l.indice, 'id', l.id, 'precoId', l.preco_id, 'tipo', (select k.tipo from v_preco k where k.id = l.preco_id), 'descricao', l.descricao, 'valorCentavos', l.valor_centavos,
        'parcelas', l.parcelas, 'primeiroVencimento', l.primeiro_vencimento, 'diaVencimento', l.dia_vencimento, 'formaPagamentoId', l.forma_pagamento_id,
        'formaPagamentoNome', f.nome, 'contaBancariaId', l.conta_bancaria_id) order by l.id) as linhas
      from (select cp.*, row_number() over (order by cp.id) - 1 as indice from contratos_precos cp where cp.contrato_id = c.id) l
      join v_forma_pagamento f on f.id = l.forma_pagamento_id) p on true
    left join lateral (
      select json_agg(json_build_object('id', x.id, 'descontoId', x.desconto_id, 'bolsa', exists (select from v_desconto k where k.id = x.desconto_id and k.tipo = 'bolsa'), 'descricao', x.descricao, 'precoIndice', x.indice, 'forma', x.forma,
        'percentual', x.percentual::text, 'valorCentavos', x.valor_centavos, 'limiteCentavos', x.limite_centavos, 'condicional', x.condicional, 'sobreValorCheio', x.sobre_valor_cheio,
        'prioridade', x.prioridade, 'parcelaDe', x.parcela_de, 'parcelaAte', x.parcela_ate) order by x.id) as linhas
      from (select cd.*, case when cd.contrato_preco_id is null then null else (select count(*) from contratos_precos q where q.contrato_id = c.id and q.id < cd.contrato_preco_id) end as indice
            from contratos_descontos cd where cd.contrato_id = c.id) x) d on true
    left join lateral (
      select json_agg(json_build_object('pessoaId', v.pessoa_id, 'nome', v.nome_completo, 'cpf', v.cpf, 'parentesco', v.parentesco, 'pedagogico', v.pedagogico,
        'financeiro', v.financeiro, 'percentual', v.percentual::text) order by v.id) as linhas
      from v_matricula_responsavel v where v.matricula_id = c.matricula_id) r on true
    where c.id ${umDestes(ids)}
    order by c.id`.execute(db);
  return rows.map((linha) => ({ ...linha, precos: linha.precos.map(comCentavos), descontos: linha.descontos.map(comCentavosOuNulo) }));
}

// JSON carries plain numbers; these are the amounts again.
function comCentavos<T extends { valorCentavos: number }>(linha: T): T & { valorCentavos: Centavos } {
  return { ...linha, valorCentavos: centavos(linha.valorCentavos) };
}
function comCentavosOuNulo<T extends { valorCentavos: number | null; limiteCentavos: number | null }>(linha: T) {
  const ouNulo = (valor: number | null): Centavos | null => (valor === null ? null : centavos(valor));
  return { ...linha, valorCentavos: ouNulo(linha.valorCentavos), limiteCentavos: ouNulo(linha.limiteCentavos) };
}

/** Locks contracts for a change, always in the order of their ids so that two batches never wait for each other. */
export async function travarContratos(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select 1 from contratos where id = any(${ids as number[]}) order by id for update`.execute(tx);
}

/** The refusal of a change based on another version; an addendum has versions of its own. Documents of guardians are not for who edits contracts. */
export function contratoMudou({ responsaveisContratados: _, responsaveis, ...contrato }: ContratoCarregado): ErroNegocio {
  const atual = { ...contrato, responsaveis: responsaveis.map(({ cpf: _cpf, ...responsavel }) => responsavel) };
  return versaoDesatualizada({ tipo: 'contrato', id: atual.id, acoes: '^contrato\\.(?!aditivo)' }, atual);
}
