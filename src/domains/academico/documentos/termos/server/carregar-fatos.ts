import { sql } from 'kysely';
import { boletinsDaTurma } from '#domains/academico/boletins/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { DataCivil } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { FatosDoPapel } from '../fatos.ts';

type Linha = Omit<FatosDoPapel, 'hoje' | 'escola' | 'boletim'> & {
  id: number;
  alunoId: number;
  alunoNome: string;
  ultimaTurmaId: number | null;
};
type FatosDaMatricula = FatosDoPapel & { id: number; alunoId: number; alunoNome: string };

/**
 * What terms may say of enrollments, in their order: one statement for a whole class, and those of the diary only where they are asked for.
 * Whether the person may see them was decided before; an enrollment that is not there is left out.
 */
export async function carregarFatosDosPapeis(
  db: Db | Tx,
  ids: readonly number[],
  { hoje, comBoletim }: { hoje: DataCivil; comBoletim: boolean },
): Promise<FatosDaMatricula[]> {
  const escola = await lerEscola(db);
  const linhas = await lerLinhas(db, ids);
  const boletins = comBoletim ? await lerBoletins(db, linhas, hoje) : new Map<number, FatosDoPapel['boletim']>();
  return linhas.map(({ ultimaTurmaId: _, ...linha }) => ({ ...linha, hoje, escola, boletim: boletins.get(linha.id) ?? null }));
}

async function lerLinhas(db: Db | Tx, ids: readonly number[]): Promise<Linha[]> {
  const { rows } =
    await sql<Linha>`select m.id, m.aluno_id as "alunoId", coalesce(p.nome_social, p.nome_completo) as "alunoNome", u.turma_id as "ultimaTurmaId",
      json_build_object('nome', coalesce(p.nome_social, p.nome_completo), 'codigo', m.aluno_codigo, 'genero', p.genero, 'cpf', p.cpf, 'rg', p.rg, 'rgOrgaoEmissor', p.rg_orgao_emissor,
        'certidao', p.certidao_nascimento, 'dataNascimento', p.data_nascimento, 'naturalidade', p.naturalidade, 'naturalidadeUf', p.naturalidade_uf,
        'nacionalidade', p.nacionalidade, 'filiacao', coalesce(p.filiacao, '{}'), 'endereco', ${enderecoDe(sql`m.aluno_id`)}) as aluno,
      json_build_object('codigo', m.codigo, 'ano', m.ano, 'curso', m.curso_nome, 'segmentacao', m.segmentacao_nome, 'turma', u.turma_nome, 'turno', u.turno,
        'data', m.data_matricula, 'dataSaida', m.data_saida, 'movimento', m.movimento, 'resultado', m.resultado, 'inicio', d.inicio, 'fim', d.fim) as matricula,
      coalesce((select json_agg(json_build_object('nome', i.nome_completo, 'cpf', i.cpf, 'rg', i.rg, 'nacionalidade', i.nacionalidade, 'parentesco', r.parentesco,
          'pedagogico', r.pedagogico, 'financeiro', r.financeiro, 'percentual', r.percentual::text,
          'email', ${contatoDe(sql`r.pessoa_id`, sql`= 'email'`)}, 'telefone', ${contatoDe(sql`r.pessoa_id`, sql`in ('celular', 'residencial', 'comercial')`)},
          'endereco', ${enderecoDe(sql`r.pessoa_id`)}) order by r.id)
        from v_matricula_responsavel r join v_pessoa_identificacao i on i.id = r.pessoa_id where r.matricula_id = m.id), '[]') as responsaveis,
      coalesce((select json_agg(json_build_object('nome', s.aluno_nome, 'curso', s.curso_nome, 'turma', s.turma_nome) order by s.aluno_nome_busca, s.id)
        from v_matricula_resumo s where s.id in (select o.matricula_id from v_matricula_responsavel o join v_matricula_responsavel meu on meu.pessoa_id = o.pessoa_id
            where meu.matricula_id = m.id) and s.aluno_id <> m.aluno_id and s.ano_letivo_id = m.ano_letivo_id and s.ativa), '[]') as irmaos,
      (select json_build_object('numero', c.numero, 'situacao', c.situacao,
          'precos', coalesce((select json_agg(json_build_object('indice', l.indice, 'descricao', l.descricao, 'valorCentavos', l.valor_centavos, 'parcelas', l.parcelas,
            'primeiroVencimento', l.primeiro_vencimento, 'diaVencimento', l.dia_vencimento, 'formaPagamento', f.nome) order by l.id)
            from (select v.*, row_number() over (order by v.id) - 1 as indice from v_contrato_preco v where v.contrato_id = c.id) l
            join v_forma_pagamento f on f.id = l.forma_pagamento_id), '[]'),
          'descontos', coalesce((select json_agg(json_build_object('descricao', x.descricao, 'precoIndice', x.indice, 'forma', x.forma, 'percentual', x.percentual::text,
            'valorCentavos', x.valor_centavos, 'limiteCentavos', x.limite_centavos, 'condicional', x.condicional, 'sobreValorCheio', x.sobre_valor_cheio,
            'prioridade', x.prioridade, 'parcelaDe', x.parcela_de, 'parcelaAte', x.parcela_ate) order by x.id)
            from (select w.*, case when w.contrato_preco_id is not null then (select count(*) from v_contrato_preco q where q.contrato_id = c.id and q.id < w.contrato_preco_id) end as indice
              from v_contrato_desconto_linha w where w.contrato_id = c.id) x), '[]'))
        from v_contrato_resumo c where c.matricula_id = m.id and c.situacao not in ('rascunho', 'cancelado') order by c.id desc limit 1) as contrato
    from unnest(${[...ids]}::bigint[]) with ordinality a(id, n) join v_matricula_resumo m on m.id = a.id
      join v_pessoa_identificacao p on p.id = m.aluno_id
      left join v_matricula_ultima_turma u on u.matricula_id = m.id
      left join v_periodo_da_segmentacao d on d.ano_letivo_id = m.ano_letivo_id and d.segmentacao_id = m.segmentacao_id
    order by a.n`.execute(db);
  return rows.map((linha) => ({ ...linha, contrato: linha.contrato && comCentavos(linha.contrato) }));
}

const enderecoDe = (
  pessoa: ReturnType<typeof sql>,
) => sql`(select json_build_object('cep', e.cep, 'logradouro', e.logradouro, 'numero', e.numero,
  'complemento', e.complemento, 'bairro', e.bairro, 'cidade', e.cidade, 'uf', e.uf) from v_pessoa_endereco_principal e where e.pessoa_id = ${pessoa})`;
const contatoDe = (pessoa: ReturnType<typeof sql>, tipo: ReturnType<typeof sql>) =>
  sql`(select v.valor from v_pessoa_contato v where v.pessoa_id = ${pessoa} and v.tipo ${tipo} order by v.principal desc, v.id limit 1)`;

// JSON carries plain numbers; these are the amounts again.
const ouNulo = (valor: number | null) => (valor === null ? null : centavos(valor));
const comCentavos = ({ precos, descontos, ...contrato }: NonNullable<FatosDoPapel['contrato']>): NonNullable<FatosDoPapel['contrato']> => ({
  ...contrato,
  precos: precos.map((p) => ({ ...p, valorCentavos: centavos(p.valorCentavos) })),
  descontos: descontos.map((d) => ({ ...d, valorCentavos: ouNulo(d.valorCentavos), limiteCentavos: ouNulo(d.limiteCentavos) })),
});

/** The grades and the attendance of the year, class by class, as the report card says them. */
async function lerBoletins(db: Db | Tx, linhas: readonly Linha[], hoje: DataCivil): Promise<Map<number, FatosDoPapel['boletim']>> {
  const achados = new Map<number, FatosDoPapel['boletim']>();
  for (const [turmaId, delas] of Map.groupBy(linhas, ({ ultimaTurmaId }) => ultimaTurmaId)) {
    if (turmaId === null) continue;
    const boletins = await boletinsDaTurma({ db, hoje }, { turmaId, matriculas: delas.map(({ id }) => id), ate: undefined });
    for (const { matriculaId, disciplinas, frequencia, controle } of boletins) {
      const notas = disciplinas.map(({ nome, etapas, final, parcial }) => ({
        disciplina: nome,
        etapas: etapas.map(({ media, deOrigem }) => (deOrigem && media !== null ? `${media} (o)` : media)),
        final,
        faltas: parcial.faltas,
      }));
      const sabe = notas.some(({ etapas, final, faltas }) => final !== null || faltas !== null || etapas.some((media) => media !== null));
      achados.set(matriculaId, {
        notas: sabe ? notas : [],
        percentual: frequencia.percentual,
        faltas: frequencia.faltas + frequencia.justificadas,
        aulas: frequencia.dadas,
        deOrigem: {
          notas: disciplinas.some(({ etapas }) => etapas.some(({ deOrigem }) => deOrigem)),
          frequencia: frequencia.deOrigem ? { ...frequencia.deOrigem, unidade: controle === 'por_dia' ? 'dia' : 'aula' } : null,
        },
      });
    }
  }
  return achados;
}
