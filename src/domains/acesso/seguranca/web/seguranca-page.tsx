import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { definicoesDeEventos, type Gravidade, gravidades, tiposDeEvento } from '#shared/eventos-de-seguranca.ts';
import { filtrosSalvosDe } from '#domains/acesso/filtros/web/door.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta, Pagina, type TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { segurancaApi } from '../api.ts';
import { gravidadeDoEvento, nomeDoEvento, nomeDoMotivo } from '../nomes.ts';
import { textosSeguranca } from '../texts.ts';

const RegrasDeSeguranca = lazy(() => import('./regras-janela.tsx'));
const filtrosSalvos = filtrosSalvosDe('seguranca');
const tons: Record<Gravidade, TomDeEstado> = { rotina: 'neutro', atencao: 'alerta', alerta: 'perigo' };

/** What happened at the way in and at its edges, newest first; and the rules of it. */
export default function SegurancaPage() {
  const t = useTextos(textosSeguranca);
  const { idioma } = useIdioma();
  const [regras, setRegras] = useState(false);
  return (
    <Pagina
      acoes={
        <Button variant="default" onClick={() => setRegras(true)}>
          {t('regras')}
        </Button>
      }
    >
      <TabelaDados
        tela="seguranca"
        titulo={t('eventos')}
        endpoint={segurancaApi.listarEventos}
        exportar={segurancaApi.exportarEventos}
        nomeDoArquivo={t('eventos')}
        busca={{ campo: 'Texto', rotulo: t('buscar') }}
        filtrosSalvos={filtrosSalvos}
        ordemPadrao={{ campo: 'em', ascendente: false }}
        vazio={{ titulo: t('vazio'), texto: t('vazioTexto') }}
        filtros={[
          {
            chave: 'gravidade',
            rotulo: t('gravidade'),
            tipo: 'selecao',
            campo: 'Gravidade',
            fixo: true,
            opcoes: gravidades.map((valor) => ({ valor, rotulo: t(`gravidade_${valor}`) })),
          },
          { chave: 'dias', rotulo: t('em'), tipo: 'datas', campoDe: 'DataInicial', campoAte: 'DataFinal', fixo: true },
          {
            chave: 'tipo',
            rotulo: t('evento'),
            tipo: 'selecao',
            campo: 'Tipo',
            opcoes: tiposDeEvento.map((valor) => ({ valor, rotulo: definicoesDeEventos[valor][idioma] })),
          },
        ]}
        colunas={[
          { chave: 'em', titulo: t('em'), ordenavel: true, principal: true, largura: '10rem', render: (e) => escreverInstante(e.em) },
          {
            chave: 'tipo',
            titulo: t('evento'),
            principal: true,
            cede: true,
            render: (e) => nomeDoEvento(e.tipo, idioma),
          },
          {
            chave: 'gravidade',
            titulo: t('gravidade'),
            noCartao: true,
            largura: '7rem',
            render: (e) => <Etiqueta tom={tons[gravidadeDoEvento(e.tipo)]}>{t(`gravidade_${gravidadeDoEvento(e.tipo)}`)}</Etiqueta>,
          },
          { chave: 'usuarioNome', titulo: t('usuario'), cede: true, noCartao: true, render: (e) => e.usuarioNome ?? t('ninguem') },
          { chave: 'ip', titulo: t('endereco'), largura: '9rem', render: (e) => e.ip ?? '—' },
          { chave: 'motivo', titulo: t('motivo'), cede: 'em-linhas', render: (e) => nomeDoMotivo(e.motivo, idioma) ?? '—' },
          {
            chave: 'rota',
            titulo: t('rota'),
            cede: true,
            render: (e) => [e.rota, e.alvoNome ?? e.alvoId].filter((parte) => parte !== null).join(' · ') || '—',
          },
          { chave: 'usuarioEmail', titulo: t('email'), oculta: true, render: (e) => e.usuarioEmail ?? '—' },
          { chave: 'correlacao', titulo: t('codigo'), oculta: true, render: (e) => e.correlacao ?? '—' },
        ]}
      />
      <Suspense fallback={null}>{regras && <RegrasDeSeguranca aoFechar={() => setRegras(false)} />}</Suspense>
    </Pagina>
  );
}
