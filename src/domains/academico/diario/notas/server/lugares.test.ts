import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { type CenaDoDiario, cenaDoDiario } from '#tests/helpers/diario/cena.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { registrarSaida } from '#domains/academico/matriculas/movimentos/server/door.ts';
import { remanejar } from '#domains/academico/matriculas/remanejamento/server/oficina.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { gravarNotas } from './gravar-notas.ts';

let banco: BancoDeTeste;
let cena: CenaDoDiario;
let ano = 2015;
const quem = quemDeTeste();
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 8 });
});
afterAll(() => banco.fechar());

/** A school of a year of its own, so that no test sees the marks of another. */
const novaCena = async (): Promise<void> => {
  cena = await cenaDoDiario(banco.db, { ano: (ano += 1) });
};
const dia = (mesDia: string): string => `${ano}-${mesDia}`;
const emTx = <T>(fazer: (tx: Tx) => Promise<T>): Promise<T> => transacao(banco.db, fazer);
const recusaDe = (causa: unknown) => (causa instanceof ErroNegocio ? causa : traduzirErroDoBanco(causa));
const recusa = async (promessa: Promise<unknown>) => promessa.then(() => null, recusaDe);

async function avaliacao(nome: string, data: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into avaliacoes (turma_disciplina_id, etapa_id, nome, data_avaliacao, usuario_nome)
    select ${cena.mat}, e.etapa_id, ${nome}, ${data}::date, 'Teste' from v_etapa_da_turma e
    where e.turma_id = ${cena.escola.turmaA} and ${data}::date between e.data_inicio and e.data_fim returning id`.execute(banco.db);
  return rows[0]?.id ?? 0;
}
const dar = (tx: Tx, avaliacaoId: number, valor: string | null, versao = 0) =>
  gravarNotas(atoDe(tx, quem), {
    turmaDisciplinaId: cena.mat,
    celulas: [{ avaliacaoId, matriculaId: cena.alunos[0] ?? 0, versao, valor }],
  });
const sair = (tx: Tx, dataMovimento: string) =>
  registrarSaida(atoDe(tx, quem), {
    id: cena.alunos[0] ?? 0,
    verbo: 'transferencia',
    dataMovimento,
    motivo: 'Mudou de cidade',
    destino: 'Outra escola',
  });
const mudar = (tx: Tx, dataMovimento: string) =>
  remanejar(atoDe(tx, quem), {
    turmaOrigemId: cena.escola.turmaA,
    turmaDestinoId: cena.escola.turmaB,
    matriculaIds: cena.alunos.slice(0, 1),
    dataMovimento,
    motivo: null,
    motivoExcedente: null,
  });

describe('who has a mark sat in the class on the day of its evaluation', () => {
  test('an exit before marks is refused, naming five of them; from the last one on it goes', async () => {
    await novaCena();
    const dias = ['10', '11', '12', '13', '16', '17'].map((d) => dia(`03-${d}`));
    for (const [i, data] of dias.entries()) {
      const id = await avaliacao(`Prova ${i + 1}`, data);
      await emTx((tx) => dar(tx, id, i === 1 ? 'ausente' : '7'));
    }
    const antes = await recusa(emTx((tx) => sair(tx, dia('03-05'))));
    expect(antes?.code).toBe('LUGAR_COM_NOTA');
    const mensagem = antes?.mensagem('br') ?? '';
    expect(mensagem).toContain('Ana Figueira');
    expect(mensagem).toContain('Escolha uma data que os mantenha na turma, ou');
    expect([1, 2, 3, 4, 5, 6].filter((n) => mensagem.includes(`Prova ${n}, Matemática`))).toEqual([1, 2, 3, 4, 5]);
    expect((await recusa(emTx((tx) => sair(tx, dias[4] ?? ''))))?.code).toBe('LUGAR_COM_NOTA');
    expect(await recusa(emTx((tx) => sair(tx, dias[5] ?? '')))).toBeNull();
  });

  test('a move before a mark is refused; on its day, or once the mark was emptied, it goes', async () => {
    await novaCena();
    const avaliada = await avaliacao('Prova', dia('03-10'));
    await emTx((tx) => dar(tx, avaliada, '7'));
    expect((await recusa(emTx((tx) => mudar(tx, dia('03-09')))))?.code).toBe('LUGAR_COM_NOTA');
    await emTx((tx) => dar(tx, avaliada, null, 1));
    expect(await recusa(emTx((tx) => mudar(tx, dia('03-09'))))).toBeNull();
  });
});

describe('at the same moment', () => {
  test('a move that is under way makes the mark wait, and the mark then finds that the student has gone', async () => {
    await novaCena();
    const avaliada = await avaliacao('Prova', dia('03-10'));
    await emTx((tx) => dar(tx, avaliada, '7'));
    await emTx((tx) => dar(tx, avaliada, null, 1));
    const [, nota] = await passoAPasso(
      banco.db,
      (tx) => mudar(tx, dia('03-09')),
      () => emTx((tx) => dar(tx, avaliada, '8', 2)),
    );
    expect(nota).toMatchObject({ status: 'fulfilled', value: { celulas: [{ codigo: 'NOTA_FORA_DA_TURMA' }] } });
  });

  test('a mark that is being saved makes the exit wait, and the exit is then refused', async () => {
    await novaCena();
    const avaliada = await avaliacao('Prova', dia('03-10'));
    const [, saida] = await passoAPasso(
      banco.db,
      (tx) => dar(tx, avaliada, '7'),
      () => emTx((tx) => sair(tx, dia('03-05'))),
    );
    expect(saida.status === 'rejected' && recusaDe(saida.reason)?.code).toBe('LUGAR_COM_NOTA');
  });
});
