import { salasDe } from '#tests/helpers/salas.ts';
import { crc32, deflateSync } from 'node:zlib';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comoFormulario } from '#tests/helpers/formulario.ts';
import { quemDeTeste, servidorDeTeste, type ServidorDeTeste } from '#tests/helpers/servidor.ts';
import { fotoMaxBytes } from '#domains/pessoas/esquemas.ts';

let servidor: ServidorDeTeste;
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: salasDe.pessoas });
});
afterAll(() => servidor.fechar());

const criar = async (body: Record<string, unknown>) =>
  (await servidor.pedir('POST', 'Pessoa', { body })).corpo as { data: { id: number; versao: number }; error?: { code: string } };
const imagem = (lado = 1600) => sharp({ create: { width: lado, height: lado / 2, channels: 3, background: '#0f6b5b' } });
const arquivos = async () => (await sql<{ n: number }>`select count(*)::int as n from arquivos`.execute(servidor.banco.db)).rows[0]?.n;

async function enviar(id: number, conteudo: Buffer, nome = 'foto.jpg', tipo = 'image/jpeg', chave?: string) {
  const { body, headers } = await comoFormulario(conteudo, { nome, fileName: nome, tipo });
  const resposta = await servidor.pedir('POST', `Pessoa/${id}/foto`, {
    body,
    headers: { ...headers, ...(chave ? { 'idempotency-key': chave } : {}) },
  });
  return {
    status: resposta.status,
    corpo: resposta.corpo as {
      data?: { versao: number };
      error?: { code: string; message: string; fields: { path: string }[] };
    },
  };
}

/** A PNG header that promises an enormous image: a decompression bomb of a few bytes. */
function pngEnorme(): Buffer {
  const pedaco = (tipo: string, dados: Buffer) => {
    const corpo = Buffer.concat([Buffer.from(tipo), dados]);
    const [tamanho, soma] = [Buffer.alloc(4), Buffer.alloc(4)];
    tamanho.writeUInt32BE(dados.length);
    soma.writeUInt32BE(crc32(corpo));
    return Buffer.concat([tamanho, corpo, soma]);
  };
  const ihdr = Buffer.alloc(13);
  ihdr.writeUInt32BE(30_000, 0);
  ihdr.writeUInt32BE(30_000, 4);
  ihdr.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pedaco('IHDR', ihdr),
    pedaco('IDAT', deflateSync(Buffer.alloc(1000))),
    pedaco('IEND', Buffer.alloc(0)),
  ]);
}

it('re-encodes JPEG, PNG and WebP to 1024 and 128 pixels without metadata, replacing the photo before', async () => {
  const { data } = await criar({ nome: 'Foto' });
  const comGps = await imagem()
    .withExif({ IFD0: { Copyright: 'segredo' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 27/1 21/1' } })
    .jpeg()
    .toBuffer();
  expect(comGps.includes('segredo')).toBe(true);
  for (const conteudo of [comGps, await imagem().png().toBuffer(), await imagem().webp().toBuffer()])
    expect(await enviar(data.id, conteudo, '../../x.jpg')).toMatchObject({ status: 200 });
  expect(await arquivos()).toBe(2);
  const documento = (await servidor.pedir('GET', `Pessoa/recuperar-foto?id=${data.id}`)).corpo.data as {
    name: string;
    tipo: string;
    src: string;
  };
  expect(documento).toMatchObject({ tipo: 'image/jpeg', name: expect.stringMatching(/^pessoa-\d+\.jpg$/) });
  const foto = Buffer.from(documento.src, 'base64');
  expect(await sharp(foto).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 512 });
  expect(foto.includes('segredo')).toBe(false);
  expect((await sharp(foto).metadata()).exif).toBeUndefined();
  const miniatura = await servidor.pedir('GET', `Pessoa/${data.id}/miniatura`);
  expect(miniatura.cabecalhos).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(await sharp(miniatura.bruto).metadata()).toMatchObject({ width: 128, height: 128 });
  const pessoa = (await servidor.pedir('GET', `Pessoa/${data.id}`)).corpo.data as { foto: { src: string }; versao: number };
  expect(Object.keys(pessoa.foto).sort()).toEqual(['name', 'src', 'tipo']);
  expect(Buffer.from(pessoa.foto.src, 'base64').equals(miniatura.bruto)).toBe(true);
  // An open form learns whether others changed the record between: the answer tells the version that the photo changed.
  expect((await servidor.pedir('DELETE', `Pessoa/${data.id}/foto`)).corpo.data).toMatchObject({
    versaoAnterior: pessoa.versao,
    versao: pessoa.versao + 1,
  });
  expect(await arquivos()).toBe(0);
  expect((await servidor.pedir('DELETE', `Pessoa/${data.id}/foto`)).corpo.error?.code).toBe('FOTO_INEXISTENTE');
  const semFoto = await servidor.pedir('GET', `Pessoa/${data.id}/miniatura`);
  expect([semFoto.status, semFoto.bruto.length]).toEqual([204, 0]);
});

it('refuses what is no photo, with nothing stored', async () => {
  const { data } = await criar({ nome: 'Sem foto' });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const inteira = await imagem().jpeg().toBuffer();
  const casos: [Buffer, number, string][] = [
    [svg, 415, 'FOTO_TIPO'],
    [Buffer.from('<html>'), 415, 'FOTO_TIPO'],
    [Buffer.alloc(0), 415, 'FOTO_TIPO'],
    [pngEnorme(), 413, 'FOTO_DIMENSOES'],
    [inteira.subarray(0, 300), 415, 'FOTO_ILEGIVEL'],
    [Buffer.alloc(fotoMaxBytes + 1, 0xff), 413, 'ARQUIVO_GRANDE'],
  ];
  for (const [conteudo, status, code] of casos)
    expect(await enviar(data.id, conteudo)).toMatchObject({ status, corpo: { error: { code, fields: [{ path: 'file' }] } } });
  const json = await servidor.pedir('POST', `Pessoa/${data.id}/foto`, { body: {} });
  expect([json.status, json.corpo.error?.code, json.corpo.error?.fields[0]?.path]).toEqual([415, 'TIPO_NAO_ACEITO', 'file']);
  expect(await enviar(999_999, inteira)).toMatchObject({ status: 404, corpo: { error: { code: 'PESSOA_NAO_ENCONTRADA' } } });
  expect(await arquivos()).toBe(0);
});

it('a polyglot keeps only its pixels', async () => {
  const { data } = await criar({ nome: 'Poliglota' });
  const conteudo = Buffer.concat([await imagem(64).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
  expect((await enviar(data.id, conteudo)).status).toBe(200);
  const { src } = (await servidor.pedir('GET', `Pessoa/recuperar-foto?id=${data.id}`)).corpo.data as { src: string };
  expect(Buffer.from(src, 'base64').includes('script')).toBe(false);
});

it('takes the photo inside the person, bare or as data address, and saves nobody when it is wrong', async () => {
  const src = (await imagem(64).png().toBuffer()).toString('base64');
  for (const conteudo of [src, `data:image/png;base64,${src}`]) {
    const { data } = await criar({ nome: 'Com foto', fotoUpload: { name: 'a.png', src: conteudo, tipo: 'image/png' } });
    const lida = (await servidor.pedir('GET', `Pessoa/${data.id}`)).corpo.data as { foto: unknown; versao: number };
    expect(lida).toMatchObject({ foto: { tipo: 'image/jpeg' }, versao: 2 });
    const trocada = await servidor.pedir('PUT', 'Pessoa', { body: { id: data.id, versao: 2, nome: 'Trocada', fotoUpload: { src } } });
    expect(trocada.corpo.data).toMatchObject({ versao: 4 });
  }
  const falsa = await criar({ nome: 'Falsa', fotoUpload: { src: Buffer.from('GIF89a').toString('base64') } });
  expect(falsa.error).toMatchObject({ code: 'FOTO_TIPO', fields: [{ path: 'fotoUpload' }] });
  expect((await servidor.pedir('GET', 'Pessoa?Nome=falsa')).corpo.data).toMatchObject({ total: 0 });
});

it('one key sends one photo, however often the answer got lost, and no other photo', async () => {
  const { data } = await criar({ nome: 'Uma vez' });
  const [esta, outra] = (await Promise.all([60, 90].map((lado) => imagem(lado).jpeg().toBuffer()))) as [Buffer, Buffer];
  const enviada = () => enviar(data.id, esta, 'foto.jpg', 'image/jpeg', 'chave-da-foto-1');
  const respostas = [...(await Promise.all([enviada(), enviada()])), await enviada()];
  expect(respostas.map(({ status, corpo }) => [status, corpo.data?.versao])).toEqual([
    [200, 2],
    [200, 2],
    [200, 2],
  ]);
  const trocada = await enviar(data.id, outra, 'foto.jpg', 'image/jpeg', 'chave-da-foto-1');
  expect(trocada).toMatchObject({ status: 422, corpo: { error: { code: 'CHAVE_IDEMPOTENCIA_REUTILIZADA' } } });
});

it('many at once wait their turn', async () => {
  const { data } = await criar({ nome: 'Fila' });
  const conteudo = await imagem(200).jpeg().toBuffer();
  const respostas = await Promise.all(Array.from({ length: 6 }, () => enviar(data.id, conteudo)));
  expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(
    await sharp(
      Buffer.from(((await servidor.pedir('GET', `Pessoa/recuperar-foto?id=${data.id}`)).corpo.data as { src: string }).src, 'base64'),
    ).metadata(),
  ).toMatchObject({ width: 200 });
  const semPermissao = await servidor.pedir('GET', `Pessoa/recuperar-foto?id=${data.id}`, { quem: quemDeTeste(['perfis:listar']) });
  expect(semPermissao.status).toBe(403);
});

it('refuses parts that the upload does not have, and keeps nothing of it', async () => {
  const { data } = await criar({ nome: 'Foto com sobras' });
  const antes = await arquivos();
  const { body, headers } = await comoFormulario(await imagem(64).jpeg().toBuffer(), {
    nome: 'a.jpg',
    fileName: 'a.jpg',
    tipo: 'image/jpeg',
    outras: [
      ['zzz', '1'],
      ['file', new Blob(['outro'], { type: 'image/jpeg' })],
    ],
  });
  const { status, corpo } = await servidor.pedir('POST', `Pessoa/${data.id}/foto`, { body, headers });
  expect([status, corpo.error?.fields]).toMatchObject([
    400,
    [
      { path: 'zzz', code: 'CAMPO_DESCONHECIDO' },
      { path: 'file', code: 'CAMPO_DESCONHECIDO' },
    ],
  ]);
  expect(await arquivos()).toBe(antes);
});
