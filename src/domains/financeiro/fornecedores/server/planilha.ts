import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import { formatarCpfOuCnpj } from '#shared/documentos/cpf-ou-cnpj.ts';
import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { textosFornecedor } from '../texts.ts';
import type { fornecedores } from './fornecedores.ts';

type Item = Awaited<ReturnType<typeof fornecedores.obter>>;

/** The columns of the register's file, in the reader's language. Where a supplier is paid leaves in no file. */
export function colunasDeFornecedores(idioma: Idioma): ColunaPlanilha<Item>[] {
  const t = tradutor(textosFornecedor, idioma);
  return [
    { titulo: t('documento'), valor: (r) => formatarCpfOuCnpj(r.documento), largura: 20 },
    { titulo: t('nome'), valor: (r) => r.nome, largura: 40 },
    { titulo: t('nomeFantasia'), valor: (r) => r.nomeFantasia, largura: 30 },
    { titulo: t('telefone'), valor: (r) => r.telefone },
    { titulo: t('email'), valor: (r) => r.email, largura: 30 },
    { titulo: t('cidade'), valor: (r) => r.cidade },
    { titulo: t('uf'), valor: (r) => r.uf },
    { titulo: t('categoria'), valor: (r) => r.categoriaNome },
    { titulo: t('situacao'), valor: (r) => t(r.ativo ? 'ativo' : 'inativo') },
  ];
}
