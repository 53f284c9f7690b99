import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { aulaDeTeste, type CenaDoDiario, cenaDoDiario } from '#tests/helpers/diario/cena.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { registrarSaida } from '#domains/academico/matriculas/movimentos/server/door.ts';
import { remanejar } from '#domains/academico/matriculas/remanejamento/server/oficina.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { chamar } from './chamar.ts';

let banco: BancoDeTeste;
let cena: CenaDoDiario;
let ano = 2015;
const quem = quemDeTeste();
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 8 });
});
afterAll(() => banco.fechar());

/** A school of a year of its own, so that no test sees the rolls of another. */
const novaCena = async (nomes?: string[]): Promise<void> => {
  cena = await cenaDoDiario(banco.db, { ano: (ano += 1), ...(nomes ? { nomes } : {}) });
};
/** The nth Monday to Friday from 10 March on; before it when negative. */
function em(n: number): string {
  const dia = new Date(Date.UTC(ano, 2, 9));
  for (let faltam = n < 0 ? n : n + 1; faltam !== 0; ) {
    dia.setUTCDate(dia.getUTCDate() + Math.sign(faltam));
    if (dia.getUTCDay() % 6 !== 0) faltam -= Math.sign(faltam);
  }
  return dia.toISOString().slice(0, 10);
}
const emTx = <T>(fazer: (tx: Tx) => Promise<T>): Promise<T> => transacao(banco.db, fazer);
const recusaDe = (causa: unknown) => (causa instanceof ErroNegocio ? causa : traduzirErroDoBanco(causa));
const recusa = async (promessa: Promise<unknown>) => promessa.then(() => null, recusaDe);

const pedido = (aulaId: number, data: string, alunos = cena.alunos, versao: number | null = null) => ({
  turmaId: cena.escola.turmaA,
  chamadas: [{ aulaId, data, versao, alunos: alunos.map((matriculaId) => ({ matriculaId, faltas: 0, justificada: false })) }],
});
const chamarEm = async (data: string, alunos = cena.alunos): Promise<number> => {
  const aula = await aulaDeTeste(banco.db, cena.mat, data);
  await emTx((tx) => chamar(atoDe(tx, quem), pedido(aula, data, alunos)));
  return aula;
};
const mudar = (tx: Tx, dataMovimento: string, matriculaIds = cena.alunos.slice(0, 1)) =>
  remanejar(atoDe(tx, quem), {
    turmaOrigemId: cena.escola.turmaA,
    turmaDestinoId: cena.escola.turmaB,
    matriculaIds,
    dataMovimento,
    motivo: null,
    motivoExcedente: null,
  });
const sair = (tx: Tx, dataMovimento: string, id = cena.alunos[0] ?? 0) =>
  registrarSaida(atoDe(tx, quem), { id, verbo: 'transferencia', dataMovimento, motivo: 'Mudou de cidade', destino: 'Outra escola' });

describe('who was called on a day sat in the class on it', () => {
  test('an exit before recorded rolls is refused, naming five of them; from the last one on it goes', async () => {
    await novaCena();
    const dias = [0, 1, 2, 3, 4, 5].map(em);
    for (const data of dias) await chamarEm(data);
    const antes = await recusa(emTx((tx) => sair(tx, em(-3))));
    expect(antes?.code).toBe('LUGAR_COM_CHAMADA');
    const mensagem = antes?.mensagem('br') ?? '';
    expect(mensagem).toContain('Ana Figueira');
    expect(mensagem).toContain('Escolha uma data que os mantenha na turma, ou');
    expect(dias.filter((data) => mensagem.includes(data.split('-').reverse().join('/')))).toEqual(dias.slice(0, 5));
    expect(mensagem).toContain('Matemática');
    expect((await recusa(emTx((tx) => sair(tx, em(4)))))?.code).toBe('LUGAR_COM_CHAMADA');
    expect(await recusa(emTx((tx) => sair(tx, em(5))))).toBeNull();
  });

  test('a move before recorded rolls is refused; on the day of the move both classes call', async () => {
    await novaCena();
    await chamarEm(em(0));
    expect((await recusa(emTx((tx) => mudar(tx, em(-1)))))?.code).toBe('LUGAR_COM_CHAMADA');
    expect(await recusa(emTx((tx) => mudar(tx, em(0))))).toBeNull();
    const depois = await aulaDeTeste(banco.db, cena.mat, em(1));
    expect(await recusa(emTx((tx) => chamar(atoDe(tx, quem), pedido(depois, em(1)))))).toMatchObject({ code: 'ALUNO_FORA_DA_TURMA' });
    expect(await recusa(emTx((tx) => chamar(atoDe(tx, quem), pedido(depois, em(1), cena.alunos.slice(1)))))).toBeNull();
  });

  test('who was not on the roll may leave before it', async () => {
    await novaCena();
    await chamarEm(em(0), cena.alunos.slice(1));
    expect(await recusa(emTx((tx) => sair(tx, em(-3))))).toBeNull();
  });
});

describe('at the same moment', () => {
  test('a move that is under way makes the roll wait, and the roll then sees that the student has gone', async () => {
    await novaCena();
    const data = em(0);
    const aula = await aulaDeTeste(banco.db, cena.mat, data);
    const [, chamada] = await passoAPasso(
      banco.db,
      (tx) => mudar(tx, em(-3)),
      () => emTx((tx) => chamar(atoDe(tx, quem), pedido(aula, data))),
    );
    expect(chamada.status === 'rejected' && recusaDe(chamada.reason)?.code).toBe('ALUNO_FORA_DA_TURMA');
  });

  test('a roll that is being saved makes the move wait, and the move is then refused', async () => {
    await novaCena();
    const data = em(0);
    const aula = await aulaDeTeste(banco.db, cena.mat, data);
    const [, mudanca] = await passoAPasso(
      banco.db,
      (tx) => chamar(atoDe(tx, quem), pedido(aula, data)),
      () => emTx((tx) => mudar(tx, em(-3))),
    );
    expect(mudanca.status === 'rejected' && recusaDe(mudanca.reason)?.code).toBe('LUGAR_COM_CHAMADA');
  });

  test('a change of places past every rule of the rooms waits for the roll too, and is refused by the database', async () => {
    await novaCena();
    const data = em(0);
    const aula = await aulaDeTeste(banco.db, cena.mat, data);
    const aluno = cena.alunos[0] ?? 0;
    const [, mudanca] = await passoAPasso(
      banco.db,
      (tx) => chamar(atoDe(tx, quem), pedido(aula, data)),
      () => emTx((tx) => sql`update enturmacoes set data_inicio = ${em(3)} where matricula_id = ${aluno}`.execute(tx)),
    );
    expect(mudanca.status === 'rejected' && recusaDe(mudanca.reason)?.code).toBe('LUGAR_COM_CHAMADA');
  });

  test('of two who call one lesson, the second is told that the first one stands', async () => {
    await novaCena();
    const data = em(0);
    const aula = await aulaDeTeste(banco.db, cena.mat, data);
    const [, segunda] = await passoAPasso(
      banco.db,
      (tx) => chamar(atoDe(tx, quem), pedido(aula, data)),
      () => emTx((tx) => chamar(atoDe(tx, quem), pedido(aula, data))),
    );
    expect(segunda.status === 'rejected' && recusaDe(segunda.reason)?.code).toBe('VERSAO_DESATUALIZADA');
  });

  test('closing the etapa waits for the roll, or the roll is refused', async () => {
    await novaCena();
    const data = em(0);
    const aula = await aulaDeTeste(banco.db, cena.mat, data);
    const [, chamada] = await passoAPasso(
      banco.db,
      (tx) => sql`update etapas set situacao = 'fechado' where data_inicio = ${`${ano}-02-02`}`.execute(tx),
      () => emTx((tx) => chamar(atoDe(tx, quem), pedido(aula, data))),
    );
    expect(chamada.status === 'rejected' && recusaDe(chamada.reason)?.code).toBe('DIARIO_ETAPA_FECHADA');
  });

  test('a lesson keeps the day and the periods of its roll', async () => {
    await novaCena();
    const aula = await chamarEm(em(0));
    const mexer = (quantidade: number) =>
      recusa(emTx((tx) => sql`update aulas set quantidade = ${quantidade}, conteudo = 'Frações' where id = ${aula}`.execute(tx)));
    expect((await mexer(2))?.code).toBe('AULA_JA_CHAMADA');
    expect(await mexer(1)).toBeNull();
  });
});
