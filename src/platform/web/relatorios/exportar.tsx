import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { nomeDoRelatorio, type Relatorio } from '#shared/relatorios/definicao.ts';
import { baixarArquivo } from '../rede/api.ts';
import { avisar } from '../janelas/dialogos.tsx';
import { mensagemDe } from '../rede/erro-api.ts';
import { useIdioma, useTextos } from '../i18n.tsx';
import { useSessao } from '../sessao/sessao.ts';
import { textosRelatorio } from './texts.ts';

const PreviaDocumento = lazy(() => import('../registro/documento.tsx').then((m) => ({ default: m.PreviaDocumento })));

/** The files of a report: CSV and XLSX are saved, the PDF is shown first. All of the filter, in the order on the screen. */
export function BotoesDeArquivo({ relatorio, consulta }: { relatorio: Relatorio; consulta: Readonly<Record<string, unknown>> }) {
  const t = useTextos(textosRelatorio);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const [previa, setPrevia] = useState(false);
  const [preparando, setPreparando] = useState<string | null>(null);
  if (!pode(relatorio.tela, 'listar')) return null;
  const baixar = async (formato: 'csv' | 'xlsx'): Promise<void> => {
    setPreparando(formato);
    try {
      await baixarArquivo(
        relatorio.api.exportar,
        { query: { ...consulta, Formato: formato } },
        { nomePadrao: `${relatorio.nome}.${formato}` },
      );
    } catch (erro) {
      avisar.erro(t('exportouErro', { motivo: mensagemDe(erro) }));
    } finally {
      setPreparando(null);
    }
  };
  return (
    <>
      {(['csv', 'xlsx'] as const).map((formato) => (
        <Button
          key={formato}
          variant="default"
          loading={preparando === formato}
          aria-label={t('baixar', { formato: formato.toUpperCase() })}
          onClick={() => void baixar(formato)}
        >
          {formato.toUpperCase()}
        </Button>
      ))}
      <Button aria-label={t('baixar', { formato: 'PDF' })} onClick={() => setPrevia(true)}>
        {t('pdf')}
      </Button>
      {previa && (
        <Suspense fallback={null}>
          <PreviaDocumento
            aberta
            aoFechar={() => setPrevia(false)}
            titulo={nomeDoRelatorio(relatorio, idioma)}
            endpoint={relatorio.api.exportar}
            entrada={{ query: { ...consulta, Formato: 'pdf' } }}
            nomePadrao={`${relatorio.nome}.pdf`}
          />
        </Suspense>
      )}
    </>
  );
}
