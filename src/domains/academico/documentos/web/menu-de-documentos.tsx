import { Button } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { lazy, Suspense, useState } from 'react';
import type { Movimento } from '#domains/academico/matriculas/situacoes.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { PainelSuspenso } from '#platform/web/janelas/painel-suspenso.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { textosDocumentos } from '../texts.ts';
import { podeEmitir, type TipoDocumento, tiposDocumento } from '../tipos.ts';
import estilo from './documentos.module.css';

// The window arrives with the first document.
const Emissao = lazy(() => import('./emissao.tsx'));
type Props = { matriculaId: number; movimento: Movimento; desde: string };

/** The documents that may be issued of the enrollment as it stands; nothing when there is none, or no permission. */
export function MenuDeDocumentos({ matriculaId, movimento, desde }: Props) {
  const t = useTextos(textosDocumentos);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const [tipo, setTipo] = useState<TipoDocumento | null>(null);
  const possiveis = tiposDocumento.filter(({ valor }) => podeEmitir(valor, movimento));
  if (possiveis.length === 0 || !pode('matriculas', 'editar')) return null;
  return (
    <>
      <PainelSuspenso
        alinhamento="fim"
        botao={(props) => (
          <Button {...props} variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
            {t('documentos')}
          </Button>
        )}
      >
        {(fechar) => (
          <ul className={estilo.menu}>
            {possiveis.map((opcao) => (
              <li key={opcao.valor}>
                <button
                  type="button"
                  className="botao-simples"
                  onClick={() => {
                    fechar();
                    setTipo(opcao.valor);
                  }}
                >
                  {opcao[idioma]}
                </button>
              </li>
            ))}
          </ul>
        )}
      </PainelSuspenso>
      {tipo !== null && (
        <Suspense fallback={null}>
          <Emissao key={tipo} matriculaId={matriculaId} tipo={tipo} desde={desde} aoFechar={() => setTipo(null)} />
        </Suspense>
      )}
    </>
  );
}
