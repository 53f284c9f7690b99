import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Identidade, novaIdentidade } from '#tests/helpers/assinados/certificados.ts';
import { assinarPdf, p7bDe } from '#tests/helpers/assinados/pdf-assinado.ts';
import { rascunhoDeTeste } from '#tests/helpers/contratos.ts';
import { comoFormulario } from '#tests/helpers/formulario.ts';
import { criarMundo, type Mundo } from '#tests/helpers/mundo.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
let raiz: Identidade;
let autoridade: Identidade;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.contratos });
  mundo = await criarMundo(s.banco.db);
  await sql`update contratos_configuracao set exige_assinatura = true`.execute(s.banco.dono);
  raiz = novaIdentidade({ nome: 'Autoridade Raiz de Teste', ca: true });
  autoridade = novaIdentidade({ nome: 'AC Final de Teste', ca: true, emissor: raiz });
});
afterAll(() => s.fechar());

const subir = async (caminho: string, conteudo: Buffer, nome = 'arquivo.pdf') =>
  s.pedir('POST', caminho, await comoFormulario(conteudo, { nome, fileName: nome }));
const pem = ({ der }: Identidade): Buffer =>
  Buffer.from(`-----BEGIN CERTIFICATE-----\n${(der.toString('base64').match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----\n`);

it('a PDF that came back signed is taken as the signature once its authority is trusted, and only from who had to sign', async () => {
  const { contratoId, pagadores } = await rascunhoDeTeste(s.banco.db, mundo);
  await sql`insert into pessoas_contatos (pessoa_id, tipo, valor, principal) values (${pagadores[0]}, 'email', 'rosa@familia.escola', true)`.execute(
    s.banco.db,
  );
  const { rows: versoes } = await sql<{ versao: number }>`select versao from contratos where id = ${contratoId}`.execute(s.banco.db);
  await s.pedir('POST', `Contrato/${contratoId}/envio-para-assinatura`, { body: { versao: versoes[0]?.versao, motivo: null } });
  const enviado = await s.pedir('POST', 'Assinatura', {
    body: { papeis: [{ contratoId }], dias: 10 },
    headers: { 'idempotency-key': 'assinatura-em-pdf-1' },
  });
  const [{ id: assinaturaId } = { id: 0 }] = (enviado.corpo.data as { enviados: { id: number }[] }).enviados;
  const { rows } = await sql<{
    id: number;
    cpf: string;
  }>`select id, cpf from assinaturas_signatarios where assinatura_id = ${assinaturaId}`.execute(s.banco.db);
  const [{ id, cpf } = { id: 0, cpf: '' }] = rows;
  const original = (await s.pedir('GET', `Assinatura/${assinaturaId}/pdf`)).bruto;
  const caminho = `Assinatura/signatarios/${id}/pdf-assinado`;
  const dela = assinarPdf(original, novaIdentidade({ nome: `ROSA LIMA:${cpf}`, cpf, emissor: autoridade }), { cadeia: [autoridade] });
  expect((await subir(caminho, dela)).corpo.error?.code).toBe('CADEIA_DESCONHECIDA');
  expect(
    (await subir('CertificadoConfiavel', pem(novaIdentidade({ nome: 'ALGUEM', cpf, emissor: raiz })), 'a.pem')).corpo.error?.code,
  ).toBe('CERTIFICADO_NAO_E_DE_AUTORIDADE');
  expect((await subir('CertificadoConfiavel', Buffer.from('nada'), 'a.pem')).corpo.error?.code).toBe('CERTIFICADO_ILEGIVEL');
  expect((await subir('CertificadoConfiavel', Buffer.concat([pem(raiz), pem(autoridade)]), 'a.pem')).corpo.data).toEqual({ incluidos: 2 });
  expect((await subir('CertificadoConfiavel', pem(raiz), 'a.pem')).corpo.data).toEqual({ incluidos: 0 });
  const deOutro = assinarPdf(original, novaIdentidade({ nome: 'OUTRO', cpf: '16899535009', emissor: autoridade }));
  expect((await subir(caminho, deOutro)).corpo.error?.code).toBe('CERTIFICADO_DE_OUTRA_PESSOA');
  expect((await subir(caminho, original)).corpo.error?.code).toBe('PDF_SEM_ASSINATURA');
  // Two clerks at once: one signature.
  const duas = await Promise.all([subir(caminho, dela), subir(caminho, dela)]);
  expect(duas.map(({ corpo }) => corpo.error?.code).toSorted()).toEqual(['JA_ASSINOU', undefined]);
  expect((await s.pedir('GET', caminho)).bruto.equals(dela)).toBe(true);
  expect((await s.pedir('POST', `Assinatura/${assinaturaId}/contra-assinatura`)).corpo.error).toBeUndefined();
  const { itens } = (await s.pedir('GET', 'CertificadoConfiavel')).corpo.data as { itens: { id: number; nome: string }[] };
  expect(itens.map(({ nome }) => nome)).toEqual(['AC Final de Teste', 'Autoridade Raiz de Teste']);
  expect((await s.pedir('DELETE', `CertificadoConfiavel/${itens[0]?.id}`)).corpo.error).toBeUndefined();
});

it('a chain is taken as authorities publish it, in one file, binary or as text; one that is empty or of a person is refused', async () => {
  const outras = [novaIdentidade({ nome: 'Raiz Publicada', ca: true }), novaIdentidade({ nome: 'AC Publicada', ca: true })];
  const p7b = p7bDe(outras);
  expect((await subir('CertificadoConfiavel', p7b, 'cadeia.p7b')).corpo.data).toEqual({ incluidos: 2 });
  const emTexto = Buffer.from(`-----BEGIN PKCS7-----\n${p7b.toString('base64')}\n-----END PKCS7-----\n`);
  expect((await subir('CertificadoConfiavel', emTexto, 'cadeia.p7b')).corpo.data).toEqual({ incluidos: 0 });
  expect((await subir('CertificadoConfiavel', p7bDe([]), 'cadeia.p7b')).corpo.error?.code).toBe('CERTIFICADO_ILEGIVEL');
  const dePessoa = p7bDe([novaIdentidade({ nome: 'ALGUEM', cpf: '16899535009', emissor: raiz })]);
  expect((await subir('CertificadoConfiavel', dePessoa, 'cadeia.p7b')).corpo.error?.code).toBe('CERTIFICADO_NAO_E_DE_AUTORIDADE');
});
