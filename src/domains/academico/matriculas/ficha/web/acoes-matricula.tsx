import { Movimentar } from '#domains/academico/matriculas/movimentos/web/door.tsx';
import { Button } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { Suspense, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { PainelSuspenso } from '#platform/web/janelas/painel-suspenso.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { textosRegistro } from '#domains/academico/matriculas/texts-registro.ts';
import { type Ato, atosPossiveis } from '#domains/academico/matriculas/movimentos/web/door.tsx';
import { useContratosDaMatricula } from '#domains/academico/matriculas/movimentos/web/door.tsx';
import { useFeitaAgora } from './feita-agora.tsx';
import estilo from '#domains/academico/matriculas/web/registro.module.css';
import type { MatriculaAberta } from '#domains/academico/matriculas/web/matricula-aberta.ts';

/** What may be done with the enrollment as it stands, by this person; the most likely act is the button, the others the menu. */
export function AcoesDaMatricula({ matricula }: { matricula: MatriculaAberta }) {
  const t = useTextos(textosRegistro);
  const { pode } = useSessao();
  const [ato, setAto] = useState<Ato | null>(null);
  const contratos = useContratosDaMatricula(matricula.id).data;
  const atos = atosPossiveis(matricula, (acao) => pode('matriculas', acao));
  const confirma = atos.includes('ativacao');
  const noMenu = atos.filter((possivel) => possivel !== 'ativacao');
  // Right after enrolling, the notice itself offers the contract.
  const feitaAgora = useFeitaAgora();
  const criaContrato = !feitaAgora && !confirma && matricula.ativa && contratos?.itens.length === 0 && pode('contratos', 'criar');
  return (
    <>
      {noMenu.length > 0 && (
        <PainelSuspenso
          alinhamento="fim"
          botao={(props) => (
            <Button {...props} variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
              {t('movimentar')}
            </Button>
          )}
        >
          {(fechar) => (
            <ul className={estilo.atos}>
              {noMenu.map((possivel) => (
                <li key={possivel}>
                  <button
                    type="button"
                    className="botao-simples"
                    onClick={() => {
                      fechar();
                      setAto(possivel);
                    }}
                  >
                    {t(`acao_${possivel}`)}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </PainelSuspenso>
      )}
      {confirma && <Button onClick={() => setAto('ativacao')}>{t('acao_ativacao')}</Button>}
      {criaContrato && (
        <Elo tela="contrato-form" search={{ matricula: matricula.id }}>
          <Button component="span">{t('criarContrato')}</Button>
        </Elo>
      )}
      {ato !== null && (
        <Suspense fallback={null}>
          <Movimentar ato={ato} matricula={matricula} aoFechar={() => setAto(null)} />
        </Suspense>
      )}
    </>
  );
}
