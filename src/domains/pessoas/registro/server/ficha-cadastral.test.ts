import { salasDe } from '#tests/helpers/salas.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { quemDeTeste, servidorDeTeste, type ServidorDeTeste } from '#tests/helpers/servidor.ts';
import { camposPessoa } from '#domains/pessoas/campos-pessoa.ts';
import { secoesDaFicha } from '../ficha-cadastral.ts';

const completa = {
  nome: 'Helena',
  sobrenome: 'Cardoso Lima',
  nomeSocial: 'Lena',
  cpf: '529.982.247-25',
  dataNascimento: '1985-03-04',
  genero: 'feminino',
  corRaca: 'parda',
  estadoCivil: 'casado',
  naturalidade: 'Santarém',
  naturalidadeUf: 'PA',
  religiao: 'Católica',
  rg: '1234567',
  rgOrgaoEmissor: 'SEGUP',
  certidaoNascimento: '104539 01 55 2013 1 00012 021 0000123 21',
  registroProfissional: 'CRM 4321',
  enderecos: [
    { tipo: 'residencial', cep: '66010-000', logradouro: 'Avenida Presidente Vargas', numero: '100', cidade: 'Belém', uf: 'PA' },
    { tipo: 'comercial', cep: '66010-000', logradouro: 'Rua dos Mundurucus', numero: '7', cidade: 'Belém', uf: 'PA' },
  ],
  contacts: [
    { tipo: 'celular', valor: '(91) 98765-4321' },
    { tipo: 'email', valor: 'helena@exemplo.br' },
  ],
  filiations: [
    { tipo: 'mae', nome: 'Marina Cardoso' },
    { tipo: 'pai', nome: 'Otávio Lima' },
  ],
};

let s: ServidorDeTeste;
let id = 0;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.pessoas });
  const { corpo } = await s.pedir('POST', 'Pessoa', { body: completa });
  expect(corpo.error).toBeUndefined();
  id = (corpo.data as { id: number }).id;
});
afterAll(() => s.fechar());

const pedir = (qual = id, permissoes?: Parameters<typeof quemDeTeste>[0], headers = {}) =>
  s.pedir('GET', `Pessoa/${qual}/ficha-cadastral`, { quem: quemDeTeste(permissoes), headers });
const ler = async (qual = id, headers = {}): Promise<string> => {
  const { status, bruto, cabecalhos } = await pedir(qual, ['pessoas:visualizar'], headers);
  expect(status).toBe(200);
  expect(cabecalhos['content-type']).toBe('application/pdf');
  return textoDoPdf(bruto);
};

describe('the record of a person on paper', () => {
  it('has every member of a person, once', () => {
    expect(secoesDaFicha.flatMap(({ campos }) => campos as readonly string[]).toSorted()).toEqual([...camposPessoa].toSorted());
  });

  it('says what the screen says: names, documents with their masks, filiation, addresses, contacts', async () => {
    const texto = await ler();
    for (const parte of [
      'Ficha cadastral',
      'Helena Cardoso Lima',
      'Lena',
      '529.982.247-25',
      '04/03/1985',
      'Feminino',
      'Parda',
      'Santarém',
      'Católica',
      '1234567',
      'SEGUP',
      'CRM 4321',
      'Marina Cardoso',
      'Otávio Lima',
      'Avenida Presidente Vargas, 100',
      'Rua dos Mundurucus, 7',
      'Residencial (principal)',
      '(91) 98765-4321',
      'helena@exemplo.br',
      'Pessoa ou responsável',
    ])
      expect(texto).toContain(parte);
  });

  it('never says anything of health, whoever asks', async () => {
    const salva = await s.pedir('PUT', `FichaSaude/${id}`, {
      body: { versao: 0, alergias: 'Amendoim', planoSaude: 'Unimed', declaracao: true },
    });
    expect(salva.corpo.error).toBeUndefined();
    const { bruto } = await pedir();
    expect(textoDoPdf(bruto)).not.toMatch(/Amendoim|Unimed|[Ss]aúde|[Aa]lergia/);
  });

  it('is in the language of the reader', async () => {
    const texto = await ler(id, { 'content-language': 'en' });
    for (const parte of ['Personal record', 'Birth date', 'Female', 'Mother', 'Page 1 of']) expect(texto).toContain(parte);
    expect(texto).not.toContain('Data de nascimento');
  });

  it('leaves lines to fill in where nothing is known', async () => {
    const { corpo } = await s.pedir('POST', 'Pessoa', { body: { nome: 'Só', sobrenome: 'Nome' } });
    const texto = await ler((corpo.data as { id: number }).id);
    expect(texto).toContain('Endereços');
    expect(texto.match(/_{10,}/g)?.length ?? 0).toBeGreaterThan(20);
    expect(texto).not.toContain('Data de falecimento');
  });

  it('keeps label and value on one page, however much is known', async () => {
    for (let quantos = 1; quantos <= 12; quantos += 1) {
      const contacts = Array.from({ length: quantos }, (_, i) => ({ tipo: 'email', valor: `helena${i}@exemplo.br` }));
      const { corpo } = await s.pedir('POST', 'Pessoa', { body: { nome: 'Muitos', sobrenome: `Contatos ${quantos}`, contacts } });
      const texto = await ler((corpo.data as { id: number }).id);
      expect(texto).toContain('Página 1 de 2');
      expect(texto).not.toMatch(/E-mail(?: \(principal\))?\nColégio/);
    }
  });

  it('is for whoever may open the record, within what they may see', async () => {
    expect((await pedir(id, ['pessoas:listar'])).status).toBe(403);
    expect((await pedir(id, ['pessoas:editar'])).status).toBe(200);
    expect((await pedir(999_999)).status).toBe(404);
    const professor = quemDeTeste(['pessoas:visualizar'], { restritoPainelProfessor: true });
    expect((await s.pedir('GET', `Pessoa/${id}/ficha-cadastral`, { quem: professor })).status).toBe(404);
  });
});
