import { afterAll, beforeAll, expect, test } from 'vitest';
import { dado, foto, mundoDaTemporada, type Protocolo } from '#tests/helpers/temporada/mundo.ts';

let mundo: Awaited<ReturnType<typeof mundoDaTemporada>>;
beforeAll(async () => {
  mundo = await mundoDaTemporada();
});
afterAll(() => mundo.s.fechar());

const DOCUMENTOS = ['certidao', 'residencia', 'transferencia'];
type Convite = { pessoaNome: string; situacao: string; semDocumento: { pessoaNome: string; campo: string }[] };
const conviteDe = async (id: number, nome: string) =>
  dado<{ itens: Convite[] }>(
    await mundo.s.pedir('GET', `ConviteTemporada/obter-paginado?TemporadaId=${id}`, { quem: mundo.secretaria }),
  ).itens.find(({ pessoaNome }) => pessoaNome === nome);
const guardar = async (token: string, nome: string, tipo: string) =>
  mundo.chamar('documento', { token, pessoaId: mundo.ids[nome], tipo, nome: 'x.jpg', conteudo: await foto() });
const tipos = async (token: string, nome: string) => (await mundo.pessoaDe(token, nome)).documentos.map(({ tipo }) => tipo);
const semFicha = (partes: object) => mundo.abrir({ fichaSaude: false, campos: ['celular', 'nomeSocial'], ...partes });

test('papers of the student are asked of the student alone: a guardian answers with what is a guardian’s', async () => {
  await mundo.esquecer();
  const { id, tokens } = await semFicha({ documentos: DOCUMENTOS });
  const rita = tokens['rita@demo.escola'] ?? '';
  expect([await tipos(rita, 'Rita'), await tipos(rita, 'Ana')]).toEqual([['residencia'], DOCUMENTOS]);
  const recusado = await guardar(rita, 'Rita', 'transferencia');
  expect([recusado.status, recusado.corpo.error?.code]).toEqual([400, 'DOCUMENTO_NAO_PEDIDO']);
  for (const tipo of DOCUMENTOS) dado(await guardar(rita, 'Ana', tipo));
  dado(await mundo.enviar(rita, 'Ana', {}));
  dado(await guardar(rita, 'Rita', 'residencia'));
  dado(await mundo.enviar(rita, 'Rita', {}));
  expect((await conviteDe(id, 'Rita Sá'))?.situacao).toBe('respondido');
});

test('a season of papers of students alone shows no guardian to themselves', async () => {
  await mundo.esquecer();
  const { tokens } = await semFicha({ campos: [], documentos: ['certidao', 'guarda'] });
  expect((await mundo.pagina(tokens['rita@demo.escola'])).pessoas.map(({ pessoaId }) => pessoaId)).toEqual([mundo.ids.Ana]);
});

test('a document that a family does not have is answered by saying so, which the school sees, until it comes', async () => {
  await mundo.esquecer();
  const { id, tokens } = await semFicha({ documentos: ['transferencia'] });
  const [rita = '', paulo = ''] = [tokens['rita@demo.escola'], tokens['paulo@demo.escola']];
  dado(await mundo.enviar(rita, 'Rita', {}));
  const naoPedido = await mundo.enviar(rita, 'Ana', { semDocumento: ['rg'] });
  expect([naoPedido.corpo.error?.code, naoPedido.corpo.error?.fields.map(({ path }) => path)]).toEqual([
    'DOCUMENTO_NAO_PEDIDO',
    ['semDocumento'],
  ]);
  dado(await mundo.enviar(rita, 'Ana', { semDocumento: ['transferencia'] }));
  expect(await mundo.pessoaDe(rita, 'Ana')).toMatchObject({ faltam: [], documentos: [{ tipo: 'transferencia', semDocumento: true }] });
  const semEle = [{ pessoaNome: 'Ana Sá', campo: 'documento.transferencia' }];
  expect(await conviteDe(id, 'Rita Sá')).toMatchObject({ situacao: 'respondido', semDocumento: semEle });
  // Taken back, it is wanted again; of the other guardian it is asked all the while, who may have it.
  dado(await mundo.enviar(rita, 'Ana', {}));
  expect(await conviteDe(id, 'Rita Sá')).toMatchObject({ situacao: 'em_parte', semDocumento: [] });
  expect((await mundo.pessoaDe(paulo, 'Ana')).faltam).toContain('documento.transferencia');
  dado(await mundo.enviar(rita, 'Ana', { semDocumento: ['transferencia'] }));
  // What comes after all takes the place of that.
  dado(await guardar(rita, 'Ana', 'transferencia'));
  dado(await mundo.enviar(rita, 'Ana', { semDocumento: ['transferencia'] }));
  expect(await conviteDe(id, 'Rita Sá')).toMatchObject({ situacao: 'respondido', semDocumento: [] });
  // Refused, it is wanted again, and not to have another answers that too.
  const [dela] = (await mundo.protocolos()).filter(({ campos }) => campos.some(({ campo }) => campo === 'documento.transferencia'));
  dado(await mundo.decidir(dela as Protocolo, mundo.secretaria, ['documento.transferencia']));
  expect((await conviteDe(id, 'Rita Sá'))?.situacao).toBe('em_parte');
  dado(await mundo.enviar(rita, 'Ana', { semDocumento: ['transferencia'] }));
  expect(await mundo.pessoaDe(rita, 'Ana')).toMatchObject({ faltam: [], recusadas: [] });
  expect((await conviteDe(id, 'Rita Sá'))?.situacao).toBe('respondido');
});

test('a document that another guardian sent is not asked for on the page; accepted, it reads as sent to who sent it', async () => {
  await mundo.esquecer();
  const { tokens } = await semFicha({ documentos: ['residencia', 'certidao'] });
  const [rita = '', paulo = ''] = [tokens['rita@demo.escola'], tokens['paulo@demo.escola']];
  dado(await guardar(rita, 'Ana', 'residencia'));
  dado(await mundo.enviar(rita, 'Ana', {}));
  expect(await mundo.pessoaDe(paulo, 'Ana')).toMatchObject({ documentos: [{ tipo: 'certidao' }], deOutro: ['documento.residencia'] });
  const enviado = async () => (await mundo.pessoaDe(rita, 'Ana')).documentos.find(({ tipo }) => tipo === 'residencia')?.foiEnviado;
  expect(await enviado()).toBe(true);
  const deAna = async () => (await mundo.protocolos()).find(({ pessoaId }) => pessoaId === mundo.ids.Ana) as Protocolo;
  dado(await mundo.decidir(await deAna()));
  expect(await enviado()).toBe(true);
  // What is refused is asked for anew.
  dado(await guardar(rita, 'Ana', 'residencia'));
  dado(await mundo.enviar(rita, 'Ana', {}));
  dado(await mundo.decidir(await deAna(), mundo.secretaria, ['documento.residencia']));
  expect(await enviado()).toBe(false);
});
