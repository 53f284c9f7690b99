import { formatarCnpj } from '#shared/documentos/cnpj.ts';
import { formatarData } from '#shared/datas.ts';
import { escreverTaxa } from '#shared/decimais.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { parentescos } from '#shared/listas/pessoa.ts';
import { dataPorExtenso, lugarEData } from '#shared/palavras/extenso.ts';
import { type DoDocumento, type Termo, type Termos, termo } from './definir.ts';
import { emCpf, emEndereco, emTelefone, juntar } from './escritas.ts';
import type { FatosDoPapel, ResponsavelDoPapel } from './fatos.ts';

/** The terms of the school and of the paper itself. */
export const termosDaEscola: Termos<DoDocumento> = {
  'escola.nome': termo('Nome da escola', 'Name of the school', (d) => d.escola.nome),
  'escola.cnpj': termo('CNPJ da escola', 'CNPJ of the school', (d) => (d.escola.cnpj ? formatarCnpj(d.escola.cnpj) : null)),
  'escola.inep': termo('Código INEP da escola', 'INEP code of the school', (d) => d.escola.inep),
  'escola.endereco': termo('Endereço da escola', 'Address of the school', (d) => d.escola.endereco),
  'escola.cidade': termo('Cidade da escola', 'City of the school', (d) => d.escola.cidade),
  'escola.uf': termo('Estado da escola', 'State of the school', (d) => d.escola.uf),
  'escola.telefone': termo('Telefone da escola', 'Telephone of the school', (d) => emTelefone(d.escola.telefone)),
  'escola.email': termo('E-mail da escola', 'Mail address of the school', (d) => d.escola.email),
  data: termo('Data do documento', 'Date of the document', (d) => formatarData(d.hoje)),
  dataPorExtenso: termo('Data do documento por extenso', 'Date of the document in words', (d) => dataPorExtenso(d.hoje)),
  lugarEData: termo('Cidade e data por extenso, com ponto', 'City and date in words, with its full stop', (d) =>
    lugarEData(d.escola.cidade, d.hoje),
  ),
  ano: termo('Ano do documento', 'Year of the document', (d) => d.hoje.slice(0, 4)),
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
