import { termosDaEscola as daEscola } from '#shared/papel/termos-da-escola.ts';
import { type Termo, type Termos, termo } from '#shared/papel/termos.ts';
import type { DoDocumento } from './definir.ts';
import { termosDaParte } from '#domains/academico/contratos/papel/partes.ts';
import { emTelefone } from '#shared/papel/escritas.ts';
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

/** What is said of a guardian: as a contract does, and how to reach him. */
const deUm: Record<string, Termo<ResponsavelDoPapel>> = {
  ...termosDaParte,
  rg: termo('RG', 'Identity card', (r) => r.rg),
  telefone: termo('Telefone', 'Telephone', (r) => emTelefone(r.telefone)),
  email: termo('E-mail', 'Mail address', (r) => r.email),
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
