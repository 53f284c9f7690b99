import { lazy, type ReactNode } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { ImportarPlanilha } from '#platform/web/importacao/importar-planilha.tsx';
import { Abas, useAba } from '#platform/web/pagina/abas.tsx';
import { RegistroListado } from '#platform/web/registro/registro-listado.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { comUnidade } from '#domains/suprimentos/quantidade.ts';
import { textosEstoque } from '#domains/suprimentos/texts.ts';
import { useColunasDoEstoque } from '#domains/suprimentos/web/colunas.tsx';
import { useOpcoesDoEstoque } from '#domains/suprimentos/opcoes/web/door.tsx';
import { gruposProdutoApi, produtosApi } from '../api.ts';
import { camposDoProduto, importacaoDeProdutosApi } from '../importacao.ts';
import { textosProduto } from '../texts.ts';

const FormularioProduto = lazy(() => import('./formulario-produto.tsx'));
const FormularioGrupo = lazy(() => import('./formulario-grupo.tsx'));
const partes = ['produtos', 'grupos'] as const;

/** What the school keeps, and the groups that gather it. */
export default function ProdutosPage() {
  const t = useTextos(textosEstoque);
  const tp = useTextos(textosProduto);
  const abas = <Abas rotulo={t('partes')} abas={partes.map((chave) => ({ chave, rotulo: tp(`aba.${chave}`) }))} />;
  return useAba(partes) === 'grupos' ? <Grupos abas={abas} /> : <Produtos abas={abas} />;
}

function Produtos({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosEstoque);
  const tp = useTextos(textosProduto);
  const comuns = useColunasDoEstoque();
  const { grupos } = useOpcoesDoEstoque();
  const { pode } = useSessao();
  return (
    <RegistroListado
      tela="produtos"
      abas={abas}
      acoes={
        pode('produtos', 'criar') && (
          <ImportarPlanilha
            titulo={tp('importar')}
            explicacao={tp('importarTexto')}
            api={importacaoDeProdutosApi}
            campos={camposDoProduto}
            envelhece={['Produto', 'GrupoProduto', 'Estoque', 'OperacaoEstoque', 'Deposito']}
          />
        )
      }
      titulo={t('produtos')}
      api={produtosApi}
      tamanho="larga"
      busca={{ campo: 'Nome', rotulo: t('buscarProduto') }}
      vazio={{ titulo: tp('vazio'), texto: tp('vazioTexto') }}
      rotuloNovo={tp('novoProduto')}
      nomeDe={(p) => p.nome}
      envelhece={['Estoque', 'GrupoProduto']}
      ordemPadrao={{ campo: 'nome', ascendente: true }}
      filtros={[
        { chave: 'grupo', rotulo: t('grupo'), tipo: 'selecao', campo: 'GrupoId', opcoes: grupos, fixo: true },
        { chave: 'ativo', rotulo: t('ativo'), tipo: 'booleano', campo: 'Ativo' },
      ]}
      colunas={[
        { chave: 'codigo', titulo: t('codigo'), ordenavel: true, largura: '8rem' },
        comuns.nome,
        { chave: 'grupoNome', titulo: t('grupo'), ordenavel: 'grupo' },
        { chave: 'gtin', titulo: tp('gtin'), oculta: true, render: (p) => p.gtin ?? '—' },
        { chave: 'saldo', titulo: t('saldo'), alinhamento: 'direita', render: (p) => comUnidade(p.saldo, p.unidade) },
        comuns.emUso,
      ]}
      Formulario={FormularioProduto}
    />
  );
}

function Grupos({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosEstoque);
  const tp = useTextos(textosProduto);
  const comuns = useColunasDoEstoque();
  return (
    <RegistroListado
      tela="produtos"
      abas={abas}
      titulo={t('grupos')}
      api={gruposProdutoApi}
      vazio={{ titulo: tp('semGrupos'), texto: tp('semGruposTexto') }}
      rotuloNovo={tp('novoGrupo')}
      nomeDe={(g) => g.nome}
      envelhece={['Estoque', 'Produto']}
      ordemPadrao={{ campo: 'nome', ascendente: true }}
      colunas={[comuns.nome, { chave: 'produtos', titulo: tp('produtosNoGrupo'), alinhamento: 'direita' }, comuns.emUso]}
      Formulario={FormularioGrupo}
    />
  );
}
