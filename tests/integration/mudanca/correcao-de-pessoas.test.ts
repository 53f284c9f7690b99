import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { type EscolaEmMudanca, escolaEmMudanca } from '#tests/helpers/mudanca/planilhas.ts';

let e: EscolaEmMudanca;
beforeAll(async () => {
  e = await escolaEmMudanca();
  await livrosDeTeste(e.s.banco.db, 2026);
}, 60_000);
afterAll(() => e.s.fechar());

const cabeca = 'Código;Nome;Data de nascimento;CPF;Celular;E-mail;CEP;Logradouro;Número;Bairro;Cidade;UF;Código da mãe';
const casa = '66010000;Rua dos Mundurucus;10;Batista Campos;Belém;PA';
const mae = 'M1;Marta Reis;01/02/1985;;;;;;;;;;';
const rita = (nome: string, { nascimento = '05/06/1984', cpf = '', celular = '(91) 98765-4321', daMae = 'M1' } = {}): string =>
  `R1;${nome};${nascimento};${cpf};${celular};rita@exemplo.com;${casa};${daMae}`;
const lerRita = async () =>
  (
    await sql<{ id: number; nome: string }>`select p.id, p.nome_completo as nome, p.data_nascimento as nascimento, p.cpf,
      (select string_agg(c.valor, ' ' order by c.tipo) from pessoas_contatos c where c.pessoa_id = p.id) as contatos,
      (select string_agg(f.tipo || ' ' || f.nome, ', ') from pessoas_filiacoes f where f.pessoa_id = p.id) as mae
      from mudancas_registros r join v_pessoa_resumo p on p.id = r.alvo_id where r.tipo = 'pessoas' and r.codigo = 'R1'`.execute(
      e.s.banco.db,
    )
  ).rows[0];
const historico = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from auditoria where alvo_tipo = 'pessoa'`.execute(e.s.banco.db)).rows[0]?.n ?? -1;
const ensaiarDeNovo = async (...linhas: string[]) => {
  const { id } = await e.enviar('pessoas', [cabeca, ...linhas]);
  const { linhas: vistas } = await e.ensaiar(id);
  return { id, vistas: vistas.map(({ numero, situacao, problemas }) => [numero, situacao, ...problemas.map((p) => p.mensagem)]) };
};
const jaVeio = expect.stringContaining('não muda nada');

test('a wrong sheet that titles were built on, and cancelled, is mended by sending it again: what it says now stands', async () => {
  const primeira = await e.trazer('pessoas', [cabeca, mae, rita('Ritta Errada', { nascimento: '05/06/1948' })]);
  const titulos = await e.trazer('titulos', [
    'Título;Código do responsável;Vencimento;Valor;Conta;Forma de pagamento',
    '1;R1;10/10/2026;100,00;Caixa da secretaria;Dinheiro',
  ]);
  await e.fazer(titulos.id, '/desfazimento');
  const { linhas } = await e.fazer(primeira.id, '/desfazimento');
  const daRita = linhas.find(({ alvoId }) => alvoId === 3);
  expect(daRita).toMatchObject({
    situacao: 'recusado',
    mensagem: expect.stringMatching(/1 título a receber.*envie a planilha de pessoas outra vez/),
  });
  const antes = await lerRita();
  const { id, vistas } = await ensaiarDeNovo(mae, rita('Rita Certa Lima', { cpf: '529.982.247-25', celular: '(91) 91234-5678' }));
  expect(vistas).toEqual([
    [3, 'pronta', 'Corrige quem veio com este código: Ritta Errada.'],
    [2, 'cadastrada', jaVeio],
  ]);
  expect(await lerRita()).toEqual(antes);
  expect((await e.fazer(id, '/carga')).linhas.map(({ situacao }) => situacao)).toEqual(['ja_estava', 'feito']);
  expect(await lerRita()).toEqual({
    id: antes?.id,
    nome: 'Rita Certa Lima',
    nascimento: '1984-06-05',
    cpf: '52998224725',
    contatos: '+5591912345678 rita@exemplo.com',
    mae: 'mae Marta Reis',
  });
  expect([(await e.obter(primeira.id)).trazidas, (await e.obter(id)).trazidas]).toEqual([2, 0]);
});

test('the same again changes nothing; an empty cell leaves what stands; what was put right once may be again', async () => {
  const antes = await historico();
  const certa = rita('Rita Certa Lima', { cpf: '529.982.247-25', celular: '(91) 91234-5678' });
  expect((await ensaiarDeNovo(mae, certa)).vistas.map(([, situacao]) => situacao)).toEqual(['cadastrada', 'cadastrada']);
  await e.trazer('pessoas', [cabeca, mae, certa]);
  expect(await historico()).toBe(antes);
  await e.trazer('pessoas', ['Código;Nome;Código da mãe', 'M2;Célia Reis;', 'R1;Rita Lima;M2']);
  expect(await lerRita()).toMatchObject({
    nome: 'Rita Lima',
    cpf: '52998224725',
    contatos: '+5591912345678 rita@exemplo.com',
    mae: 'mae Célia Reis',
  });
  expect(await historico()).toBe(antes + 2);
});

test('a correction is judged like a first line: the CPF of somebody else, and a code that stands twice, are told by their line', async () => {
  await e.trazer('pessoas', ['Código;Nome;CPF', 'P1;Paulo Outro;390.533.447-05']);
  const { vistas } = await ensaiarDeNovo(rita('Rita Lima', { cpf: '390.533.447-05', daMae: 'M2' }), rita('Rita Dupla', { daMae: 'M2' }));
  expect(vistas).toEqual([
    [2, 'erro', expect.stringContaining('CPF')],
    [3, 'erro', expect.stringContaining('linha 2')],
  ]);
});

test('whom somebody changed since, or who was here before the move, stays as they are', async () => {
  const { rows } = await sql<{ id: number; versao: number }>`select id, versao from pessoas where nome = 'Paulo'`.execute(e.s.banco.db);
  expect((await e.s.pedir('PUT', 'Pessoa', { body: { ...rows[0], nomeSocial: 'Paulinho' } })).status).toBe(200);
  await e.trazer('pessoas', ['Código;Nome;CPF', 'P2;Paulo Outro;390.533.447-05']);
  const antes = await historico();
  for (const codigo of ['P1', 'P2']) {
    const { id, vistas } = await ensaiarDeNovo(`${codigo};Paulo Trocado;;;;;;;;;;;`);
    expect(vistas).toEqual([codigo === 'P1' ? [2, 'erro', expect.stringContaining('corrija na tela')] : [2, 'cadastrada', jaVeio]]);
    if (codigo === 'P2') await e.fazer(id, '/carga');
  }
  expect((await ensaiarDeNovo('P1;Paulo Outro;;;;;;;;;;;')).vistas).toEqual([[2, 'cadastrada', jaVeio]]);
  expect(await historico()).toBe(antes);
});

test('an act that leaves the record as it is, as a consent, stands in the way of no correction', async () => {
  await e.trazer('pessoas', ['Código;Nome;Data de nascimento', 'C1;Clara Consente;01/02/1990']);
  await sql`insert into auditoria (acao, alvo_tipo, alvo_id, usuario_nome)
    select 'pessoa.consentimento', 'pessoa', alvo_id, 'teste' from mudancas_registros where codigo = 'C1'`.execute(e.s.banco.db);
  const { id } = await e.enviar('pessoas', ['Código;Nome;Data de nascimento', 'C1;Clara Consente;02/02/1990']);
  expect((await e.ensaiar(id)).linhas.map(({ situacao }) => situacao)).toEqual(['pronta']);
});

test('a sheet without surnames leaves them as they are, also where the first name has two words', async () => {
  await e.trazer('pessoas', ['Código;Nome;Sobrenome', 'N1;Nina;Rocha', 'N2;Maria Clara;Rocha']);
  await e.trazer('pessoas', ['Código;Nome;Celular', 'N1;Nina;(91) 98888-1111', 'N2;Maria Clara;(91) 98888-2222']);
  const nomes = async () =>
    (
      await sql<{ nome: string }>`select p.nome_completo as nome from mudancas_registros r join v_pessoa_resumo p on p.id = r.alvo_id
        where r.codigo in ('N1', 'N2') order by r.codigo`.execute(e.s.banco.db)
    ).rows.map(({ nome }) => nome);
  expect(await nomes()).toEqual(['Nina Rocha', 'Maria Clara Rocha']);
  await e.trazer('pessoas', ['Código;Nome', 'N1;Nina Prado']);
  expect(await nomes()).toEqual(['Nina Prado', 'Maria Clara Rocha']);
});

test("a parent's name that was put right is the one on the papers of the child; of a parent whose name was erased stays what was written", async () => {
  await e.trazer('pessoas', ['Código;Nome;Código do pai', 'F1;Filho Nunes;F2', 'F2;Otto Nunes;']);
  await e.trazer('pessoas', ['Código;Nome', 'F2;Otávio Nunes Prado']);
  const filiacao = async () =>
    (
      await sql<{ filiacao: string[]; pai: number }>`select p.filiacao, f.filiado_pessoa_id as pai from mudancas_registros r
        join v_pessoa_identificacao p on p.id = r.alvo_id join v_pessoa_filiacao f on f.pessoa_id = p.id where r.codigo = 'F1'`.execute(
        e.s.banco.db,
      )
    ).rows[0];
  expect((await filiacao())?.filiacao).toEqual(['Otávio Nunes Prado']);
  await sql`insert into anonimizacoes (pessoa_id, total, guardas, motivo, usuario_nome) values (${(await filiacao())?.pai}, true, '{}', 'pedido', 'teste')`.execute(
    e.s.banco.db,
  );
  expect((await filiacao())?.filiacao).toEqual(['Otto Nunes']);
});

test('what was put right is taken back with the sheet that brought it, as if nobody had touched it', async () => {
  const { id } = await e.trazer('pessoas', ['Código;Nome', 'S1;Sônia Erada']);
  await e.trazer('pessoas', ['Código;Nome', 'S1;Sônia Errada Não']);
  expect((await e.fazer(id, '/desfazimento')).linhas.map(({ situacao }) => situacao)).toEqual(['feito']);
  expect((await sql`select 1 from pessoas where nome = 'Sônia'`.execute(e.s.banco.db)).rows).toEqual([]);
});
