import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { camposImportados } from './campos-importados.ts';
import { type Mapeamento, montarLinha, proporMapeamento } from './importacao.ts';

const nomesDe = (colunas: string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(proporMapeamento(colunas)).map(([chave, i]) => [chave, colunas[i] ?? '']));

describe('guessing the columns', () => {
  test('takes what schools write, accents and case aside, each column once', () => {
    expect(nomesDe(['ALUNO', 'Dt. Nascimento', 'Sexo', 'Mãe', 'CPF da Mãe', 'Pai', 'CPF', 'Endereço', 'Nº', 'Turma'])).toEqual({
      nome: 'ALUNO',
      dataNascimento: 'Dt. Nascimento',
      genero: 'Sexo',
      maeNome: 'Mãe',
      maeCpf: 'CPF da Mãe',
      paiNome: 'Pai',
      cpf: 'CPF',
      logradouro: 'Endereço',
      numero: 'Nº',
    });
    expect(nomesDe(['Nome', 'Sobrenome', 'E-mail', 'E-mail do responsável'])).toEqual({
      nome: 'Nome',
      sobrenome: 'Sobrenome',
      email: 'E-mail',
      respEmail: 'E-mail do responsável',
    });
    expect(nomesDe(['Telefone da mãe', 'Nascimento da mãe', 'Profissão do pai', 'RG do responsável', 'Celular mãe'])).toEqual({
      maeCelular: 'Celular mãe',
    });
  });

  test('knows every column of its own model, in both languages', () => {
    for (const idioma of ['br', 'en'] as const)
      expect(proporMapeamento(camposImportados.map((campo) => campo[idioma]))).toEqual(
        Object.fromEntries(camposImportados.map(({ chave }, i) => [chave, i])),
      );
  });

  test('never gives one column to two members', () => {
    const palavra = fc.constantFrom('nome', 'mae', 'pai', 'cpf', 'da', 'do', 'aluno', 'e-mail', 'celular', 'x', 'uf', 'CEP', 'Responsável');
    fc.assert(
      fc.property(
        fc.array(
          fc.array(palavra, { maxLength: 4 }).map((p) => p.join(' ')),
          { maxLength: 15 },
        ),
        (colunas) => {
          const usadas = Object.values(proporMapeamento(colunas));
          expect(new Set(usadas).size).toBe(usadas.length);
        },
      ),
    );
  });
});

describe('a line', () => {
  const colunas = ['Nome', 'Nascimento', 'CPF', 'Sexo', 'CEP', 'Rua', 'Cidade', 'UF', 'Mãe', 'CPF da mãe', 'Celular da mãe', 'Pai'];
  const mapa = proporMapeamento(colunas) as Mapeamento;
  const celulas = [
    'Ana Beatriz Lima',
    '4/3/2015',
    '1234567890',
    'f',
    '1310100',
    'Rua A',
    'Belém',
    'pa',
    'Marina Souza',
    '52998224725',
    '91 98765-4321',
    '',
  ];

  test('becomes a student with address, and the guardian with contact; dropped zeros come back', () => {
    const { aluno, parentes } = montarLinha(celulas, mapa);
    expect(aluno.dados).toMatchObject({
      nome: 'Ana',
      sobrenome: 'Beatriz Lima',
      dataNascimento: '2015-03-04',
      cpf: '01234567890',
      genero: 'feminino',
      enderecos: [{ tipo: 'residencial', cep: '01310100', logradouro: 'Rua A', cidade: 'Belém', uf: 'pa' }],
      contacts: [],
    });
    expect(parentes).toMatchObject([
      {
        tipo: 'mae',
        nome: 'Marina Souza',
        cpf: '52998224725',
        dados: { nome: 'Marina', sobrenome: 'Souza', contacts: [{ tipo: 'celular', valor: '91 98765-4321' }] },
        origens: { cpf: 'maeCpf', 'contacts.0.valor': 'maeCelular' },
      },
    ]);
  });

  test('leaves as it is what it cannot read, to be refused by its name', () => {
    const { aluno } = montarLinha(['Ana', '31/02/2015', '12', 'talvez', '', '', '', '', '', '', '', ''], mapa);
    expect(aluno.dados).toMatchObject({ dataNascimento: '31/02/2015', cpf: '12', genero: 'talvez', enderecos: [] });
  });

  test('never throws, whatever the cells hold', () => {
    fc.assert(fc.property(fc.array(fc.string(), { maxLength: 14 }), (quaisquer) => void montarLinha(quaisquer, mapa)));
  });
});
