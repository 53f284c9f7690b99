import { escreverTaxa } from '#shared/decimais.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { parentescos } from '#shared/listas/pessoa.ts';
import { termosDaEscola as daEscola } from '#shared/papel/termos-da-escola.ts';
import { type Termo, type Termos, termo } from '#shared/papel/termos.ts';
import type { DoDocumento } from './definir.ts';
import { emCpf, emEndereco, emTelefone, juntar } from '#shared/papel/escritas.ts';
import type { FatosDoPapel, ResponsavelDoPapel } from './fatos.ts';

/** The terms of the school and of the paper itself. */
export const termosDaEscola: Termos<DoDocumento> = {
  ...daEscola<DoDocumento>(
    (d) => d.escola,
    (d) => d.hoje,
  ),
  'documento.numero': termo(
    'Número do documento, dado ao emitir',
    'Number of the document, given when it is issued',
    (d) => d.papel.numero,
  ),
  'documento.codigo': termo('Código de verificação, dado ao emitir', 'Verification code, given when it is issued', (d) => d.papel.codigo),
  'documento.finalidade': termo(
    'A que se destina, escrito ao emitir',
    'What it is for, written when it is issued',
    (d) => d.papel.finalidade,
  ),
};

/** What is said of a guardian, whichever way one comes to him. */
const deUm: Record<string, Termo<ResponsavelDoPapel>> = {
  nome: termo('Nome', 'Name', (r) => r.nome),
  cpf: termo('CPF', 'CPF', (r) => emCpf(r.cpf)),
  rg: termo('RG', 'Identity card', (r) => r.rg),
  nacionalidade: termo('Nacionalidade', 'Nationality', (r) => r.nacionalidade),
  parentesco: termo('Parentesco com o aluno', 'Kinship to the student', (r) =>
    r.parentesco === null ? null : rotuloDe(parentescos, r.parentesco, 'br').toLowerCase(),
  ),
  papel: termo('“financeiro”, “pedagógico” ou os dois', '“financeiro”, “pedagógico” or both', (r) =>
    juntar([r.financeiro ? 'financeiro' : null, r.pedagogico ? 'pedagógico' : null], ' e '),
  ),
  percentual: termo('Parte que paga, em %', 'The share that he pays, in %', (r) =>
    r.percentual === null ? null : escreverTaxa(r.percentual),
  ),
  telefone: termo('Telefone', 'Telephone', (r) => emTelefone(r.telefone)),
  email: termo('E-mail', 'Mail address', (r) => r.email),
  endereco: termo('Endereço', 'Address', (r) => emEndereco(r.endereco)),
};

export const termosDoItemResponsavel = (nome: string): Termos<ResponsavelDoPapel> =>
  Object.fromEntries(Object.entries(deUm).map(([qual, um]) => [`${nome}.${qual}`, um]));

/** The first guardian of a kind, by name of the term. */
const doPrimeiro = (
  nome: string,
  qual: { br: string; en: string },
  primeiro: (d: FatosDoPapel) => ResponsavelDoPapel | undefined,
): Termos<DoDocumento> =>
  Object.fromEntries(
    Object.entries(deUm)
      .filter(([membro]) => membro !== 'papel')
      .map(([membro, { significado, valor }]) => [
        `${nome}.${membro}`,
        termo(`${significado.br} do ${qual.br}`, `${significado.en} of the ${qual.en}`, (d: DoDocumento) => {
          const achado = primeiro(d);
          return achado ? valor(achado) : null;
        }),
      ]),
  );

export const termosDosResponsaveis: Termos<DoDocumento> = {
  ...doPrimeiro('responsavelFinanceiro', { br: 'primeiro responsável financeiro', en: 'first financial guardian' }, (d) =>
    d.responsaveis.find(({ financeiro }) => financeiro),
  ),
  ...doPrimeiro('responsavelPedagogico', { br: 'primeiro responsável pedagógico', en: 'first guardian for school matters' }, (d) =>
    d.responsaveis.find(({ pedagogico }) => pedagogico),
  ),
};
