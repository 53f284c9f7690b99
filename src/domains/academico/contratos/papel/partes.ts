import { escreverTaxa } from '#shared/decimais.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { parentescos } from '#shared/listas/pessoa.ts';
import { emCpf, emEndereco, juntar } from '#shared/papel/escritas.ts';
import { type Lista, lista, type Termo, termo } from '#shared/papel/termos.ts';
import type { ParteDoContrato } from './fatos.ts';

/** What is said of a guardian, whichever way one comes to him. */
export const termosDaParte: Record<string, Termo<ParteDoContrato>> = {
  nome: termo('Nome', 'Name', (r) => r.nome),
  cpf: termo('CPF', 'CPF', (r) => emCpf(r.cpf)),
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
  endereco: termo('Endereço', 'Address', (r) => emEndereco(r.endereco)),
};
const termosDe = (nome: string) => Object.fromEntries(Object.entries(termosDaParte).map(([qual, um]) => [`${nome}.${qual}`, um]));

type ComPartes = { responsaveis: readonly ParteDoContrato[] };
/** Who pays, and who else answers for the student. */
export const pagadoresDe = ({ responsaveis }: ComPartes): ParteDoContrato[] => responsaveis.filter(({ financeiro }) => financeiro);
export const listaDePagadores = <D extends ComPartes>(): Lista<D> =>
  lista<D, ParteDoContrato>({ br: 'Responsáveis financeiros', en: 'Financial guardians' }, pagadoresDe, termosDe('pagador'));
export const listaDeResponsaveis = <D extends ComPartes>(): Lista<D> =>
  lista<D, ParteDoContrato>(
    { br: 'Responsáveis do aluno', en: 'Guardians of the student' },
    (d) => d.responsaveis,
    termosDe('responsavel'),
  );
