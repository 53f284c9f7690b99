import { lazy } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { ImportarPlanilha } from '#platform/web/importacao/importar-planilha.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { RegistroListado } from '#platform/web/registro/registro-listado.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarCpfOuCnpj } from '#shared/documentos/cpf-ou-cnpj.ts';
import { formatarTelefone } from '#shared/documentos/telefone.ts';
import { fornecedoresApi as api } from '../api.ts';
import { camposDoFornecedor, importacaoDeFornecedoresApi } from '../importacao.ts';
import { textosFornecedor } from '../texts.ts';

const FormularioFornecedor = lazy(() => import('./formulario-fornecedor.tsx'));

/** Whom the school buys from. */
export default function FornecedoresPage() {
  const t = useTextos(textosFornecedor);
  const { pode } = useSessao();
  return (
    <RegistroListado
      tela="fornecedores"
      titulo={t('fornecedor')}
      api={api}
      tamanho="larga"
      acoes={
        pode('fornecedores', 'criar') && (
          <ImportarPlanilha
            titulo={t('importar')}
            explicacao={t('importarTexto')}
            api={importacaoDeFornecedoresApi}
            campos={camposDoFornecedor}
            envelhece={['Fornecedor']}
          />
        )
      }
      rotuloNovo={t('novoFornecedor')}
      nomeDe={(f) => f.nome}
      busca={{ campo: 'Nome', rotulo: t('buscar') }}
      vazio={{ titulo: t('vazio'), texto: t('vazioTexto') }}
      envelhece={['Fornecedor', 'TituloPagar']}
      ordemPadrao={{ campo: 'nome', ascendente: true }}
      filtros={[
        {
          chave: 'ativo',
          rotulo: t('situacao'),
          tipo: 'booleano',
          campo: 'Ativo',
          fixo: true,
          rotuloSim: t('ativo'),
          rotuloNao: t('inativo'),
        },
      ]}
      colunas={[
        { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true },
        { chave: 'nomeFantasia', titulo: t('nomeFantasia'), oculta: true, render: (f) => f.nomeFantasia ?? '—' },
        { chave: 'documento', titulo: t('documento'), ordenavel: true, noCartao: true, render: (f) => formatarCpfOuCnpj(f.documento) },
        { chave: 'telefone', titulo: t('telefone'), render: (f) => (f.telefone ? formatarTelefone(f.telefone) : '—') },
        { chave: 'email', titulo: t('email'), oculta: true, render: (f) => f.email ?? '—' },
        { chave: 'cidade', titulo: t('cidade'), ordenavel: true, render: (f) => f.cidade ?? '—' },
        { chave: 'categoriaNome', titulo: t('categoria'), render: (f) => f.categoriaNome ?? '—' },
        {
          chave: 'ativo',
          titulo: t('situacao'),
          principal: true,
          render: (f) => <Etiqueta tom={f.ativo ? 'sucesso' : 'neutro'}>{t(f.ativo ? 'ativo' : 'inativo')}</Etiqueta>,
        },
      ]}
      Formulario={FormularioFornecedor}
    />
  );
}
