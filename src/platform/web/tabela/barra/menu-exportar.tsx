import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { lazy, Suspense, useState } from 'react';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { baixarArquivo, mensagemDe } from '#platform/web/rede/api.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Painel } from './painel.tsx';
import estilo from '../tabela.module.css';
import { textosTabela } from '../texts.ts';

type Props = {
  endpoint: AnyEndpoint;
  entrada: { params?: Readonly<Record<string, unknown>>; query: Readonly<Record<string, unknown>> };
  /** File name without extension. */
  nome: string;
  /** Title of the paper, where the list has one. */
  tituloDoPdf?: string;
};
const formatos = [
  { formato: 'xlsx', texto: 'exportarXlsx' },
  { formato: 'csv', texto: 'exportarCsv' },
] as const;

const PreviaDocumento = lazy(() => import('#platform/web/registro/documento.tsx').then((m) => ({ default: m.PreviaDocumento })));

/** CSV, XLSX or PDF of everything the filter holds, not of the page in view. */
export function MenuExportar({ endpoint, entrada, nome, tituloDoPdf }: Props) {
  const t = useTextos(textosTabela);
  const [aviso, setAviso] = useState<{ texto: string; erro: boolean } | null>(null);
  const [papel, setPapel] = useState(false);
  const baixar = async (formato: 'csv' | 'xlsx') => {
    setAviso({ texto: t('exportando'), erro: false });
    try {
      await baixarArquivo(
        endpoint,
        { params: entrada.params, query: { ...entrada.query, Formato: formato } },
        { nomePadrao: `${nome}.${formato}` },
      );
      setAviso(null);
    } catch (erro) {
      setAviso({ texto: t('exportouErro', { motivo: mensagemDe(erro) }), erro: true });
    }
  };
  return (
    <>
      {aviso && (
        <span role={aviso.erro ? 'alert' : 'status'} className={aviso.erro ? estilo.erro : estilo.suave}>
          {aviso.texto}
        </span>
      )}
      <Painel
        rotulo={
          <>
            {t('exportar')} <IconChevronDown size={14} aria-hidden />
          </>
        }
        nome={t('exportar')}
        alinhamento="fim"
      >
        {(fechar) => (
          <ul className={estilo.lista}>
            {formatos.map(({ formato, texto }) => (
              <li key={formato}>
                <button
                  type="button"
                  className={estilo.itemDeLista}
                  onClick={() => {
                    fechar();
                    void baixar(formato);
                  }}
                >
                  {t(texto)}
                </button>
              </li>
            ))}
            {tituloDoPdf !== undefined && (
              <li>
                <button
                  type="button"
                  className={estilo.itemDeLista}
                  onClick={() => {
                    fechar();
                    setPapel(true);
                  }}
                >
                  {t('exportarPdf')}
                </button>
              </li>
            )}
          </ul>
        )}
      </Painel>
      {papel && (
        <Suspense fallback={null}>
          <PreviaDocumento
            aberta
            aoFechar={() => setPapel(false)}
            titulo={tituloDoPdf ?? nome}
            endpoint={endpoint}
            entrada={{ ...(entrada.params ? { params: entrada.params } : {}), query: { ...entrada.query, Formato: 'pdf' } }}
            nomePadrao={`${nome}.pdf`}
          />
        </Suspense>
      )}
    </>
  );
}
