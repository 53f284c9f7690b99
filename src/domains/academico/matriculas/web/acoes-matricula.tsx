import { Button, Menu } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { lazy, Suspense, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { useSessao } from '#platform/web/sessao.ts';
import { textosRegistro } from '../texts-registro.ts';
import { useContratosDaMatricula } from './contratos-da-matricula.tsx';
import type { Ato } from './atos.ts';
import { atosPossiveis } from './atos.ts';
import type { MatriculaAberta } from './valores.ts';

// The windows arrive with the first act.
const Movimentar = lazy(() => import('./movimentar.tsx'));

/** What may be done with the enrollment as it stands, by this person; the most likely act is the button, the others the menu. */
export function AcoesDaMatricula({ matricula }: { matricula: MatriculaAberta }) {
  const t = useTextos(textosRegistro);
  const { pode } = useSessao();
  const [ato, setAto] = useState<Ato | null>(null);
  const contratos = useContratosDaMatricula(matricula.id).data;
  const atos = atosPossiveis(matricula, (acao) => pode('matriculas', acao));
  const confirma = atos.includes('ativacao');
  const noMenu = atos.filter((possivel) => possivel !== 'ativacao');
  const criaContrato = !confirma && matricula.ativa && contratos?.itens.length === 0 && pode('contratos', 'criar');
  return (
    <>
      {noMenu.length > 0 && (
        <Menu position="bottom-end" shadow="md" transitionProps={{ duration: 80 }}>
          <Menu.Target>
            <Button variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
              {t('movimentar')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {noMenu.map((possivel) => (
              <Menu.Item key={possivel} onClick={() => setAto(possivel)}>
                {t(`acao_${possivel}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {confirma && <Button onClick={() => setAto('ativacao')}>{t('acao_ativacao')}</Button>}
      {criaContrato && (
        <Elo tela="contrato-form" params={{ id: 'novo' }} search={{ matricula: matricula.id }}>
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
