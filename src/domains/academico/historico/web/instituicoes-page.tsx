import { Button } from '@mantine/core';
import { hrefDaTela } from '#catalog/telas.ts';
import { filtrosSalvosDe } from '#domains/acesso/filtros/web/door.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { formatarCnpj } from '#shared/documentos/cnpj.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { ufs } from '#shared/listas/ufs.ts';
import { instituicoesApi } from '../api-instituicoes.ts';
import { redes } from '../listas.ts';
import { textosHistorico } from '../texts.ts';

const TELA = 'instituicao-ensino';
const filtrosSalvos = filtrosSalvosDe(TELA);

/** The schools that students come from and go to. */
export default function InstituicoesPage() {
  const t = useTextos(textosHistorico);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const [opcoesRede, opcoesUf] = [useOpcoes(redes), useOpcoes(ufs)];
  const nova = pode(TELA, 'criar') && (
    <Elo tela="instituicao-ensino-form">
      <Button component="span">{t('novaInstituicao')}</Button>
    </Elo>
  );
  return (
    <Pagina acoes={nova}>
      <TabelaDados
        tela={TELA}
        titulo={t('instituicoes')}
        endpoint={instituicoesApi.listar}
        {...(pode(TELA, 'listar') ? { exportar: instituicoesApi.exportar } : {})}
        nomeDoArquivo={t('arquivoInstituicoes')}
        busca={{ campo: 'Nome', rotulo: t('buscarInstituicao') }}
        filtrosSalvos={filtrosSalvos}
        tamanhoPadrao={50}
        ordemPadrao={{ campo: 'nome', ascendente: true }}
        linhaHref={({ id }) => hrefDaTela('instituicao-ensino-form', { id })}
        nomeDaLinha={({ nome }) => nome}
        vazio={{ titulo: t('vazioInstituicoes'), texto: t('vazioInstituicoesTexto'), acao: nova }}
        filtros={[
          { chave: 'rede', rotulo: t('rede'), tipo: 'selecao', campo: 'Rede', fixo: true, opcoes: opcoesRede },
          { chave: 'uf', rotulo: t('uf'), tipo: 'selecao', campo: 'Uf', fixo: true, opcoes: opcoesUf },
          { chave: 'ativa', rotulo: t('ativa'), tipo: 'booleano', campo: 'Ativa' },
        ]}
        colunas={[
          { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true, largura: '22rem' },
          { chave: 'rede', titulo: t('rede'), ordenavel: true, largura: '7rem', render: ({ rede }) => rotuloDe(redes, rede, idioma) },
          {
            chave: 'cidade',
            titulo: t('cidade'),
            ordenavel: true,
            principal: true,
            render: ({ cidade, uf }) => [cidade, uf].filter(Boolean).join('/'),
          },
          { chave: 'inep', titulo: t('inep'), largura: '8rem' },
          { chave: 'cnpj', titulo: t('cnpj'), largura: '11rem', render: ({ cnpj }) => (cnpj === null ? '' : formatarCnpj(cnpj)) },
          { chave: 'disciplinas', titulo: t('disciplinas'), ordenavel: true, alinhamento: 'direita', largura: '7rem' },
          { chave: 'turmas', titulo: t('turmas'), ordenavel: true, alinhamento: 'direita', largura: '6rem' },
          {
            chave: 'ativa',
            titulo: t('situacao'),
            largura: '6rem',
            render: ({ ativa }) => <Etiqueta tom={ativa ? 'sucesso' : 'neutro'}>{t(ativa ? 'ativa' : 'inativa')}</Etiqueta>,
          },
        ]}
      />
    </Pagina>
  );
}
