import { afterAll, beforeAll, expect, test } from 'vitest';
import { fichaVazia } from '#domains/pessoas/saude/ficha-saude.ts';
import { dado, foto, mundoDaTemporada, type Protocolo } from '#tests/helpers/temporada/mundo.ts';

let mundo: Awaited<ReturnType<typeof mundoDaTemporada>>;
beforeAll(async () => {
  mundo = await mundoDaTemporada();
});
afterAll(() => mundo.s.fechar());

test('an invitation waits for the health form and for each document that it asks for, and says what is missing', async () => {
  await mundo.esquecer();
  const { id, versao, tokens } = await mundo.abrir({ documentos: ['rg'] });
  const token = tokens['rita@demo.escola'] ?? '';
  const falta = async (): Promise<Record<string, string[]>> =>
    Object.fromEntries(
      (await mundo.pagina(token)).pessoas.map(({ pessoaId, faltam }) => [pessoaId === mundo.ids.Ana ? 'Ana' : 'Rita', faltam]),
    );
  const situacao = async () =>
    dado<{ itens: { pessoaNome: string; situacao: string }[] }>(
      await mundo.s.pedir('GET', `ConviteTemporada/obter-paginado?TemporadaId=${id}`, { quem: mundo.secretaria }),
    ).itens.find(({ pessoaNome }) => pessoaNome === 'Rita Sá')?.situacao;
  const fotografar = async (nome: string) =>
    dado(await mundo.chamar('documento', { token, pessoaId: mundo.ids[nome], tipo: 'rg', nome: 'rg.jpg', conteudo: await foto() }));
  dado(await mundo.enviar(token, 'Rita', {}));
  dado(await mundo.enviar(token, 'Ana', {}));
  expect([await falta(), await situacao()]).toEqual([{ Rita: ['documento.rg'], Ana: ['ficha', 'documento.rg'] }, 'em_parte']);
  dado(await mundo.enviar(token, 'Ana', { valores: null, ficha: { ...fichaVazia(), declaracao: true, versao: 0 } }));
  await fotografar('Ana');
  dado(await mundo.enviar(token, 'Ana', {}));
  await fotografar('Rita');
  // Kept on the page, and not sent.
  expect([await falta(), await situacao()]).toEqual([{ Rita: ['documento.rg'], Ana: [] }, 'em_parte']);
  dado(await mundo.enviar(token, 'Rita', {}));
  expect([await falta(), await situacao()]).toEqual([{ Rita: [], Ana: [] }, 'respondido']);
  // Only the other guardian is reminded.
  expect(dado<{ convidados: number }>(await mundo.agir(id, 'lembrete', versao)).convidados).toBe(1);
  // What the school does not accept is wanted again, with the reason, and reminded.
  const [dela] = (await mundo.protocolos()).filter(
    ({ pessoaId, campos }) => pessoaId === mundo.ids.Rita && campos.some(({ campo }) => campo === 'documento.rg'),
  );
  dado(await mundo.decidir(dela as Protocolo, mundo.secretaria, ['documento.rg']));
  expect([await falta(), await situacao()]).toEqual([{ Rita: ['documento.rg'], Ana: [] }, 'em_parte']);
  expect((await mundo.pagina(token)).pessoas.flatMap(({ recusadas }) => recusadas)).toMatchObject([{ campo: 'documento.rg' }]);
  await fotografar('Rita');
  dado(await mundo.enviar(token, 'Rita', {}));
  expect([await falta(), await situacao()]).toEqual([{ Rita: [], Ana: [] }, 'respondido']);
});

test('what one guardian sent of a student is not asked of the other, who answers with the rest; refused for it, it is not wanted again', async () => {
  await mundo.esquecer();
  const { id, versao, tokens } = await mundo.abrir({ documentos: [], campos: ['celular', 'nomeSocial'] });
  const [rita = '', paulo = ''] = [tokens['rita@demo.escola'], tokens['paulo@demo.escola']];
  const ficha = (token: string, alergias: string) =>
    mundo.enviar(token, 'Ana', { valores: null, ficha: { ...fichaVazia(), alergias, declaracao: true, versao: 0 } });
  const deAna = async (token: string) => {
    const ana = (await mundo.pagina(token)).pessoas.find(({ pessoaId }) => pessoaId === mundo.ids.Ana);
    return [ana?.faltam, ana?.deOutro, ana?.pedeFicha];
  };
  const situacoes = async () => {
    const { itens } = dado<{ itens: { pessoaNome: string; situacao: string }[] }>(
      await mundo.s.pedir('GET', `ConviteTemporada/obter-paginado?TemporadaId=${id}`, { quem: mundo.secretaria }),
    );
    const { respondidos } = dado<{ respondidos: number }>(await mundo.s.pedir('GET', `Temporada/${id}`, { quem: mundo.secretaria }));
    return [itens.map(({ pessoaNome, situacao }) => `${pessoaNome.split(' ')[0]} ${situacao}`).toSorted(), respondidos];
  };
  for (const [token, nome] of [
    [paulo, 'Paulo'],
    [paulo, 'Ana'],
    [rita, 'Rita'],
    [rita, 'Ana'],
  ] as const)
    dado(await mundo.enviar(token, nome, {}));
  expect(await deAna(paulo)).toEqual([['ficha'], [], true]);
  dado(await ficha(rita, 'Camarão'));
  expect(await deAna(paulo)).toEqual([[], ['ficha'], false]);
  expect(await situacoes()).toEqual([['Paulo respondido', 'Rita respondido'], 2]);
  expect(dado<{ convidados: number }>(await mundo.agir(id, 'lembrete', versao)).convidados).toBe(0);
  // Sent all the same from a page that was open: refused, it is not wanted of him again.
  dado(await ficha(paulo, 'Nenhuma'));
  const dele = (await mundo.protocolos()).find(
    ({ solicitante, campos }) => solicitante.startsWith('Paulo') && campos.some((c) => c.campo === 'fichaSaude'),
  );
  dado(await mundo.decidir(dele as Protocolo, mundo.enfermaria, ['fichaSaude']));
  expect(await situacoes()).toEqual([['Paulo respondido', 'Rita respondido'], 2]);
  // Where that of the first is refused too, it is wanted of both who sent it.
  const dela = (await mundo.protocolos()).find(
    ({ solicitante, situacao, campos }) =>
      solicitante.startsWith('Rita') && situacao === 'aberto' && campos.some((c) => c.campo === 'fichaSaude'),
  );
  dado(await mundo.decidir(dela as Protocolo, mundo.enfermaria, ['fichaSaude']));
  expect(await situacoes()).toEqual([['Paulo em_parte', 'Rita em_parte'], 0]);
});

test('two guardians who send the last parts of each other at once are both whole', async () => {
  await mundo.esquecer();
  const { id, tokens } = await mundo.abrir({ documentos: ['rg', 'residencia'], campos: ['celular'] });
  const [rita = '', paulo = ''] = [tokens['rita@demo.escola'], tokens['paulo@demo.escola']];
  const guardar = async (token: string, nome: string, tipo: string) =>
    dado(await mundo.chamar('documento', { token, pessoaId: mundo.ids[nome], tipo, nome: 'x.jpg', conteudo: await foto() }));
  for (const [token, nome] of [
    [rita, 'Rita'],
    [paulo, 'Paulo'],
  ] as const) {
    for (const tipo of ['rg', 'residencia']) await guardar(token, nome, tipo);
    dado(await mundo.enviar(token, nome, {}));
  }
  dado(await mundo.enviar(rita, 'Ana', { valores: null, ficha: { ...fichaVazia(), declaracao: true, versao: 0 } }));
  await guardar(rita, 'Ana', 'rg');
  await guardar(paulo, 'Ana', 'residencia');
  await Promise.all([mundo.enviar(rita, 'Ana', {}), mundo.enviar(paulo, 'Ana', {})].map(async (envio) => dado(await envio)));
  const { respondidos } = dado<{ respondidos: number }>(await mundo.s.pedir('GET', `Temporada/${id}`, { quem: mundo.secretaria }));
  expect(respondidos).toBe(2);
});

test('where only the health form is asked, one guardian answers for both', async () => {
  await mundo.esquecer();
  const { id, versao, tokens } = await mundo.abrir({ documentos: [], campos: [] });
  dado(
    await mundo.enviar(tokens['rita@demo.escola'] ?? '', 'Ana', { valores: null, ficha: { ...fichaVazia(), declaracao: true, versao: 0 } }),
  );
  const { respondidos } = dado<{ respondidos: number }>(await mundo.s.pedir('GET', `Temporada/${id}`, { quem: mundo.secretaria }));
  expect(respondidos).toBe(2);
  expect(dado<{ convidados: number }>(await mundo.agir(id, 'lembrete', versao)).convidados).toBe(0);
});
