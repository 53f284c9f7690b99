import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { chamar } from '#platform/web/api.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina.tsx';
import { useSessao } from '#platform/web/sessao.ts';
import { type Centavos, dividirEmParcelas, formatarReais } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { precosApi as api } from '../api.ts';
import { tiposPreco } from '../listas.ts';
import { textosCadastros } from '../texts.ts';
import { Registro } from './registro.tsx';
import { useAnosECursos } from './usar-anos-e-cursos.ts';
import { useLinhas, useOpcoes } from './usar-lista.ts';

const FormularioPreco = lazy(() => import('./formulario-preco.tsx'));
const CopiaDePrecos = lazy(() => import('./copia-de-precos.tsx'));

/** What the school charges in each year, by course or for all, with the copy between years. */
export default function PrecosPage() {
  const t = useTextos(textosCadastros);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const [copiando, setCopiando] = useState(false);
  const { anos, cursos } = useAnosECursos();
  const tipos = useOpcoes(tiposPreco);
  return (
    <>
      <Registro
        tela="precos"
        titulo={t('valor')}
        endpoint={api.listar}
        exportar={api.exportar}
        linhas={useLinhas(api.listar)}
        rotuloNovo={t('novoPreco')}
        nomeDe={(p) => `${p.descricao} ${p.ano}`}
        acoes={
          pode('precos', 'criar') && (
            <Button variant="default" onClick={() => setCopiando(true)}>
              {t('copiar')}
            </Button>
          )
        }
        busca={{ campo: 'Nome', rotulo: t('buscar') }}
        ordemPadrao={{ campo: 'descricao', ascendente: true }}
        excluir={({ id }) => chamar(api.excluir, { params: { id } })}
        filtros={[
          { chave: 'ano', rotulo: t('ano'), tipo: 'selecao', campo: 'AnoLetivoId', fixo: true, opcoes: anos },
          { chave: 'curso', rotulo: t('curso'), tipo: 'selecao', campo: 'CursoId', fixo: true, opcoes: cursos },
          { chave: 'tipo', rotulo: t('tipo'), tipo: 'selecao', campo: 'Tipo', opcoes: tipos },
        ]}
        colunas={[
          { chave: 'descricao', titulo: t('descricao'), ordenavel: true, principal: true },
          { chave: 'ano', titulo: t('ano'), ordenavel: true, alinhamento: 'direita', largura: '6rem' },
          { chave: 'cursoNome', titulo: t('curso'), ordenavel: 'curso', render: (p) => p.cursoNome ?? t('todosOsCursos') },
          { chave: 'tipo', titulo: t('tipo'), ordenavel: true, render: (p) => rotuloDe(tiposPreco, p.tipo, idioma) },
          {
            chave: 'valorCentavos',
            titulo: t('valorTotal'),
            ordenavel: 'valor',
            alinhamento: 'direita',
            principal: true,
            render: (p) => formatarReais(p.valorCentavos as Centavos),
          },
          {
            chave: 'parcelas',
            titulo: t('parcelas'),
            ordenavel: true,
            alinhamento: 'direita',
            render: (p) =>
              `${p.parcelas} × ${formatarReais(dividirEmParcelas(p.valorCentavos as Centavos, p.parcelas).at(-1) ?? (0 as Centavos))}`,
          },
          {
            chave: 'ativo',
            titulo: t('situacao'),
            render: (p) => <Etiqueta tom={p.ativo ? 'sucesso' : 'neutro'}>{p.ativo ? t('ativo') : t('inativo')}</Etiqueta>,
          },
        ]}
        Formulario={FormularioPreco}
      />
      {copiando && (
        <Suspense fallback={null}>
          <CopiaDePrecos aberta aoFechar={() => setCopiando(false)} anos={anos} />
        </Suspense>
      )}
    </>
  );
}
