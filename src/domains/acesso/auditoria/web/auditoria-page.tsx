import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { filtrosSalvosDe } from '#domains/acesso/filtros/web/door.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Pagina } from '#platform/web/pagina/pagina.tsx';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { nomeDoAutor } from '#shared/palavras/autores.ts';
import { auditoriaApi as api } from '../api.ts';
import { nomeDoAto } from '../atos.ts';
import { nomeDoTipo, telasAuditadas, tiposAuditados } from '../registros.ts';
import { textosAuditoria } from '../texts.ts';

const Alteracao = lazy(() => import('./alteracao-janela.tsx'));
const ProvaDoHistorico = lazy(() => import('./prova-janela.tsx'));
const filtrosSalvos = filtrosSalvosDe('auditoria');

/** Who did what to which record, newest first; a line opens what stood before and after. */
export default function AuditoriaPage() {
  const t = useTextos(textosAuditoria);
  const { idioma } = useIdioma();
  const [aberta, setAberta] = useState<number | null>(null);
  const [cadeiaAberta, setCadeiaAberta] = useState(false);
  return (
    <Pagina
      acoes={
        <Button variant="default" onClick={() => setCadeiaAberta(true)}>
          {t('cadeia')}
        </Button>
      }
    >
      <TabelaDados
        tela="auditoria"
        titulo={t('alteracoes')}
        endpoint={api.listarAlteracoes}
        exportar={api.exportarAlteracoes}
        nomeDoArquivo={t('alteracoes')}
        busca={{ campo: 'Texto', rotulo: t('buscar') }}
        filtrosSalvos={filtrosSalvos}
        ordemPadrao={{ campo: 'em', ascendente: false }}
        vazio={{ titulo: t('vazio'), texto: t('vazioTexto') }}
        aoAbrir={(a) => setAberta(a.seq)}
        filtros={[
          { chave: 'dias', rotulo: t('em'), tipo: 'datas', campoDe: 'DataInicial', campoAte: 'DataFinal', fixo: true },
          {
            chave: 'tipo',
            rotulo: t('tipo'),
            tipo: 'selecao',
            campo: 'Tipo',
            fixo: true,
            opcoes: tiposAuditados
              .map((valor) => ({ valor, rotulo: nomeDoTipo(valor, idioma) }))
              .toSorted((a, b) => a.rotulo.localeCompare(b.rotulo, 'pt-BR')),
          },
          { chave: 'registro', rotulo: t('numero'), tipo: 'texto', campo: 'RegistroId' },
          {
            chave: 'tela',
            rotulo: t('tela'),
            tipo: 'selecao',
            campo: 'Tela',
            opcoes: telasAuditadas(idioma).map(({ id, titulo }) => ({ valor: id, rotulo: titulo })),
          },
          { chave: 'codigo', rotulo: t('codigo'), tipo: 'texto', campo: 'Codigo' },
        ]}
        colunas={[
          { chave: 'em', titulo: t('em'), ordenavel: true, principal: true, largura: '10rem', render: (a) => escreverInstante(a.em) },
          {
            chave: 'quem',
            titulo: t('quem'),
            cede: true,
            noCartao: true,
            render: (a) => nomeDoAutor(a.usuarioNome, idioma) ?? t('processo'),
          },
          { chave: 'ato', titulo: t('ato'), principal: true, render: (a) => nomeDoAto(a.acao, idioma) },
          { chave: 'tipo', titulo: t('tipo'), noCartao: true, render: (a) => nomeDoTipo(a.tipo, idioma) },
          { chave: 'nome', titulo: t('nome'), cede: true, noCartao: true, render: (a) => a.registroNome ?? `nº ${a.registroId}` },
          { chave: 'motivo', titulo: t('motivo'), cede: true, render: (a) => a.motivo ?? '—' },
          { chave: 'ip', titulo: t('endereco'), oculta: true, render: (a) => a.ip ?? '—' },
          { chave: 'correlacao', titulo: t('codigo'), oculta: true, render: (a) => a.correlacao ?? '—' },
        ]}
      />
      <Suspense fallback={null}>
        {aberta !== null && <Alteracao seq={aberta} aoFechar={() => setAberta(null)} />}
        {cadeiaAberta && <ProvaDoHistorico aoFechar={() => setCadeiaAberta(false)} />}
      </Suspense>
    </Pagina>
  );
}
