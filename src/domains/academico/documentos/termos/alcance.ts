import type { ChavePermissao } from '#catalog/telas.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';
import { percorrer } from '#shared/papel/percorrer.ts';

/** The terms and lists that a text names. */
export const nomesDoPapel = (papel: Pick<ConteudoDoPapel, 'cabecalho' | 'rodape' | 'blocos'>): string[] =>
  [...percorrer(papel)].flatMap((achado) => (achado.tipo === 'texto' ? [] : [achado.nome]));

/** What the portal asks for elsewhere to see the same: the money of a contract, the grades, the documents and addresses of a person. */
const grupos: readonly (readonly [RegExp, ChavePermissao])[] = [
  [/^(contrato|parcela|servico|desconto)\.|^(parcelas|servicos|descontos)$/, 'contratos:visualizar'],
  [/^(nota|frequencia)\.|^notas$/, 'boletins:visualizar'],
  [
    /^(aluno|responsavel|responsavelFinanceiro|responsavelPedagogico|pagador)\.(cpf|rg|certidao|endereco|telefone|email)$/,
    'pessoas:visualizar',
  ],
];
/** The permission that a term or a list asks for; null for what the enrollment itself says. */
export const permissaoDoTermo = (nome: string): ChavePermissao | null => grupos.find(([quais]) => quais.test(nome))?.[1] ?? null;

/** Whether a text speaks of money or of who pays: it concerns those who pay, and no other guardian. */
export const isDosPagadores = (nomes: readonly string[]): boolean =>
  nomes.some((nome) => permissaoDoTermo(nome) === 'contratos:visualizar' || /^(pagadores$|pagador\.|responsavelFinanceiro\.)/.test(nome));
