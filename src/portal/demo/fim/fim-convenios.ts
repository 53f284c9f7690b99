import { sql } from 'kysely';
import { criarConvenio, incluirAlunos, incluirPessoa, registrarSaida } from '#domains/academico/convenios/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';

/** The school insurance of the year with all students in it, and an agreement with a partner whose people get a discount. */
export async function fazerConvenios(ato: Ato, { anoLetivoId, ano }: { anoLetivoId: number; ano: number }): Promise<void> {
  const dias = { vigenteDesde: `${ano}-02-01`, vigenteAte: `${ano}-12-31` };
  const seguro = await criarConvenio(ato, {
    tipo: 'seguro',
    nome: `Seguro escolar ${ano}`,
    parceiro: 'Seguradora Ver-o-Peso',
    cnpj: '11222333000181',
    numero: `AP-${ano}-0417`,
    ...dias,
  });
  await incluirAlunos(ato, { convenioId: seguro.id, anoLetivoId, cursoId: null, entrada: `${ano}-02-01` });
  const { rows: descontos } = await sql<{
    id: number;
  }>`select id from v_desconto where tipo = 'convenio' and ativo order by id limit 1`.execute(ato.tx);
  const parceria = await criarConvenio(ato, {
    tipo: 'parceria',
    nome: 'Servidores municipais',
    parceiro: 'Associação dos Servidores',
    cnpj: '11444777000161',
    numero: 'Termo 12',
    ...dias,
    descontoId: descontos[0]?.id ?? null,
  });
  const { rows } = await sql<{
    alunoId: number;
    titularId: number;
  }>`select distinct on (m.aluno_id) m.aluno_id as "alunoId", r.pessoa_id as "titularId"
    from v_matricula_resumo m join v_matricula_responsavel r on r.matricula_id = m.id where m.ano_letivo_id = ${anoLetivoId} and m.ativa
    order by m.aluno_id, r.pessoa_id limit 6`.execute(ato.tx);
  for (const pessoaId of new Set(rows.map(({ titularId }) => titularId)))
    await incluirPessoa(ato, { convenioId: parceria.id, pessoaId, titularId: null, entrada: dias.vigenteDesde });
  for (const [i, { alunoId, titularId }] of rows.entries()) {
    const entrada = `${ano}-0${2 + (i % 3)}-01`;
    const dentro = await incluirPessoa(ato, { convenioId: parceria.id, pessoaId: alunoId, titularId, entrada });
    if (i === 5) await registrarSaida(ato, { ...dentro, saida: `${ano}-07-31` });
  }
}
