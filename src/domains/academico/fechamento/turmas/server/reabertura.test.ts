import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emitirHistorico } from '#domains/academico/historico/escolar/emissao/server/emitir.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { cenaDoDiario, type CenaDoDiario } from '#tests/helpers/diario/cena.ts';
import { fecharAnoDeTeste } from '#tests/helpers/fechados.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let cena: CenaDoDiario;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.fechamento });
  cena = await cenaDoDiario(s.banco.db, { nomes: ['Ana', 'Bia', 'Caio'] });
  await sql`insert into escola (nome, cnpj, inep, cidade, uf) values ('Colégio Exemplo', '11222333000181', '15000001', 'Belém', 'PA')`.execute(
    s.banco.db,
  );
  await sql`update historicos_configuracao set diretor_nome = 'Helena Prado', secretario_nome = 'Marta Souza', atos = 'Portaria 10/2001'`.execute(
    s.banco.db,
  );
  await sql`update pessoas set naturalidade = 'Belém', naturalidade_uf = 'PA', cpf = null`.execute(s.banco.db);
});
afterAll(() => s.fechar());

const oQueConta = async () => (await s.pedir('GET', `Fechamento/turma/${cena.escola.turmaA}/reabertura`)).corpo.data;

test('before a year reopens, how many issued transcripts tell it is told, and how many students sit in a later year', async () => {
  const { db } = s.banco;
  expect(await oQueConta()).toEqual({ historicos: 0, rematriculados: 0 });
  for (const matriculaId of cena.alunos)
    await fecharAnoDeTeste(s.banco.dono, { turmaId: cena.escola.turmaA, matriculaId, medias: { [cena.mat]: ['8.0', null] } });
  expect(await oQueConta()).toEqual({ historicos: 0, rematriculados: 0 });
  const { rows } = await sql<{ id: number }>`select aluno_id as id from matriculas order by id`.execute(db);
  const [ana = 0, bia = 0] = rows.map(({ id }) => id);
  await transacao(db, (tx) =>
    emitirHistorico(atoDe(tx, quemDeTeste()), { alunoId: ana, tipo: 'completo', publicUrl: 'https://patio.demo.escola' }),
  );
  const seguinte = await cenaDoDiario(db, { ano: 2027, nomes: ['Davi'] });
  const mae = await pessoaDeTeste(db, 'Rosa', '1985-03-04');
  for (const aluno of [ana, bia])
    await transacao(db, (tx) => criarMatricula(atoDe(tx, quemDeTeste()), matriculaDeTeste(seguinte.escola, aluno, mae)));
  expect(await oQueConta()).toEqual({ historicos: 1, rematriculados: 2 });
});
