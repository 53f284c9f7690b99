import { nomeDoRelatorio, type Relatorio } from '#shared/relatorios/definicao.ts';
import { useIdioma } from '../i18n.tsx';
import { useSessao } from '../sessao/sessao.ts';
import { MenuExportar } from '../tabela/barra/menu-exportar.tsx';

/** The files of a report, by the menu that every list has: all of the filter, in the order on the screen. */
export function ExportarRelatorio({ relatorio, consulta }: { relatorio: Relatorio; consulta: Readonly<Record<string, unknown>> }) {
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  if (!pode(relatorio.tela, 'listar')) return null;
  return (
    <MenuExportar
      endpoint={relatorio.api.exportar}
      entrada={{ query: consulta }}
      nome={relatorio.nome}
      tituloDoPdf={nomeDoRelatorio(relatorio, idioma)}
    />
  );
}
