import { hrefDaTela } from '#catalog/telas.ts';
import { useAnoNoEndereco } from '#domains/academico/periodos-letivos/web/door.tsx';
import { useFiltrosDeEnsino } from '#domains/academico/estrutura/web/door.tsx';
import { filtrosSalvosDe } from '#domains/acesso/filtros/web/door.tsx';
import { abaDaFalta, emLista, faltas, finalidades, papeisNaEscola } from '#domains/pessoas/pendencias/regras.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaCarregando } from '#platform/web/registro/registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type LinhaDe, TabelaDados } from '#platform/web/tabela/index.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { pendenciasApi as api } from '../api.ts';
import { efeitoDe } from '../efeito.ts';
import { textosPendencias } from '../texts.ts';
import estilo from './pendencias.module.css';

type Linha = LinhaDe<typeof api.listarPendencias>;
const filtrosSalvos = filtrosSalvosDe('pendencias');

/** Who lacks what, and for what; each lack opens the place where it is filled in. */
export default function PendenciasPage() {
  const t = useTextos(textosPendencias);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const { pronto, anoLetivoId } = useAnoNoEndereco();
  const { filtros, carregou } = useFiltrosDeEnsino(anoLetivoId, t('ano'));
  const opcoes = (lista: readonly { valor: string; br: string; en: string }[]) =>
    lista.map((um) => ({ valor: um.valor, rotulo: um[idioma] }));
  if (!pronto || !carregou) return <PaginaCarregando linhas={14} />;
  return (
    <Pagina>
      <TabelaDados
        tela="pendencias"
        titulo={t('pendencias')}
        endpoint={api.listarPendencias}
        exportar={api.exportarPendencias}
        nomeDoArquivo={t('pendencias')}
        busca={{ campo: 'Nome', rotulo: t('buscar') }}
        ordemPadrao={{ campo: 'nome', ascendente: true }}
        filtrosSalvos={filtrosSalvos}
        filtros={[
          { chave: 'para', rotulo: t('finalidade'), tipo: 'selecao', campo: 'Finalidade', fixo: true, opcoes: opcoes(finalidades) },
          { chave: 'falta', rotulo: t('falta'), tipo: 'selecao', campo: 'Falta', fixo: true, opcoes: opcoes(faltas) },
          { chave: 'papel', rotulo: t('papel'), tipo: 'selecao', campo: 'Papel', opcoes: opcoes(papeisNaEscola) },
          ...filtros,
        ]}
        linhaHref={({ id }) => hrefDaTela('pessoa', { id })}
        nomeDaLinha={({ nome }) => nome}
        vazio={{ titulo: t('vazioTitulo'), texto: t('vazioTexto') }}
        colunas={[
          { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true, largura: '18rem' },
          { chave: 'papeis', titulo: t('papel'), largura: '12rem', render: (l) => emLista(papeisNaEscola, l.papeis, idioma) },
          {
            chave: 'faltas',
            titulo: t('falta'),
            ordenavel: 'quantas',
            principal: true,
            render: (l) => <Faltas linha={l} edita={pode('pessoas', 'editar')} />,
          },
          { chave: 'finalidades', titulo: t('finalidade'), render: (l) => emLista(finalidades, l.finalidades, idioma) },
          {
            chave: 'impede',
            titulo: t('peso'),
            largura: '16rem',
            noCartao: true,
            render: (l) => <Etiqueta tom={l.impedem.length > 0 ? 'perigo' : 'neutro'}>{efeitoDe(l, idioma)}</Etiqueta>,
          },
          { chave: 'alunos', titulo: t('alunos'), cede: true },
          { chave: 'turmas', titulo: t('turmas'), oculta: true },
        ]}
      />
    </Pagina>
  );
}

/** What is lacking, each as the way to where it is filled in. */
function Faltas({ linha, edita }: { linha: Linha; edita: boolean }) {
  const t = useTextos(textosPendencias);
  const { idioma } = useIdioma();
  if (!edita) return emLista(faltas, linha.faltas, idioma);
  return linha.faltas.map((falta, i) => (
    <span key={falta} className={estilo.falta}>
      {i > 0 && ', '}
      <Elo
        tela="pessoa"
        params={{ id: linha.id }}
        search={{ aba: abaDaFalta[falta] }}
        aria-label={t('completar', { campo: rotuloDe(faltas, falta, idioma) })}
      >
        {rotuloDe(faltas, falta, idioma)}
      </Elo>
    </span>
  ));
}
