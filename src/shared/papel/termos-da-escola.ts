import type { DataCivil } from '../datas.ts';
import { formatarData } from '../datas.ts';
import { formatarCnpj } from '../documentos/cnpj.ts';
import { dataPorExtenso, lugarEData } from '../palavras/extenso.ts';
import { emTelefone } from './escritas.ts';
import { type Termos, termo } from './termos.ts';

/** The school as a paper names it. */
export type EscolaNoPapel = {
  nome: string;
  cnpj: string | null;
  inep: string | null;
  endereco: string | null;
  cidade: string | null;
  uf: string | null;
  telefone: string | null;
  email: string | null;
};

/** What every paper may say: the school, and the day of the paper. */
export const termosDaEscola = <D>(escola: (de: D) => EscolaNoPapel, dia: (de: D) => DataCivil): Termos<D> => ({
  'escola.nome': termo('Nome da escola', 'Name of the school', (d) => escola(d).nome),
  'escola.cnpj': termo('CNPJ da escola', 'CNPJ of the school', (d) => {
    const { cnpj } = escola(d);
    return cnpj ? formatarCnpj(cnpj) : null;
  }),
  'escola.inep': termo('Código INEP da escola', 'INEP code of the school', (d) => escola(d).inep),
  'escola.endereco': termo('Endereço da escola', 'Address of the school', (d) => escola(d).endereco),
  'escola.cidade': termo('Cidade da escola', 'City of the school', (d) => escola(d).cidade),
  'escola.uf': termo('Estado da escola', 'State of the school', (d) => escola(d).uf),
  'escola.telefone': termo('Telefone da escola', 'Telephone of the school', (d) => emTelefone(escola(d).telefone)),
  'escola.email': termo('E-mail da escola', 'Mail address of the school', (d) => escola(d).email),
  data: termo('Data do documento', 'Date of the document', (d) => formatarData(dia(d))),
  dataPorExtenso: termo('Data do documento por extenso', 'Date of the document in words', (d) => dataPorExtenso(dia(d))),
  lugarEData: termo('Cidade e data por extenso, com ponto', 'City and date in words, with its full stop', (d) =>
    lugarEData(escola(d).cidade, dia(d)),
  ),
  ano: termo('Ano do documento', 'Year of the document', (d) => dia(d).slice(0, 4)),
});

/** The school of an example. */
export const escolaDeExemplo: EscolaNoPapel = {
  nome: 'Colégio Exemplo',
  cnpj: '11222333000181',
  inep: '15012345',
  endereco: 'Av. Nazaré, 500',
  cidade: 'Belém',
  uf: 'PA',
  telefone: '9132221111',
  email: 'secretaria@colegio.exemplo',
};
