import { Alert, Button } from '@mantine/core';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { nomeDaTela } from '#domains/acesso/perfis/fora-do-escopo.ts';
import type { ConcessaoTela } from '#domains/acesso/permissoes-de-perfil.ts';
import { textosAcesso } from '#domains/acesso/texts.ts';
import type { perfisApi } from '../api.ts';
import folha from './matriz.module.css';

type Conflito = RespostaCliente<typeof perfisApi.obterPermissoes>['conflitos'][number];

function useNomes() {
  const { idioma } = useIdioma();
  return (telas: readonly ConcessaoTela[]): string => telas.map((concessao) => nomeDaTela(concessao, idioma)).join(', ');
}

/** Marks that the restriction does not reach: they are named, since the matrix no longer shows them, and taken off in one act. */
export function ForaDaRestricao({ telas, tirar }: { telas: readonly ConcessaoTela[]; tirar?: (() => void) | undefined }) {
  const t = useTextos(textosAcesso);
  const nomes = useNomes();
  if (telas.length === 0) return null;
  return (
    <Alert color="gray" mb="sm" title={t('restricaoNaoAlcanca')}>
      <p className={folha.telas}>{nomes(telas)}</p>
      {tirar && (
        <Button variant="default" size="xs" onClick={tirar}>
          {t('tirarForaDaRestricao')}
        </Button>
      )}
    </Alert>
  );
}

/** Users of whom this profile and another do not go together, from before that was refused: until it is mended the restriction wins. */
export function CombinacoesDoPerfil({ conflitos }: { conflitos: readonly Conflito[] }) {
  const t = useTextos(textosAcesso);
  const nomes = useNomes();
  const deUsuarios = conflitos.filter(({ usuarioId }) => usuarioId !== null);
  if (deUsuarios.length === 0) return null;
  return (
    <Alert color="red" mb="sm" title={t('perfisQueNaoCombinam')}>
      <p className={folha.telas}>{t('perfisQueNaoCombinamTexto')}</p>
      <ul className={folha.telas}>
        {deUsuarios.map(({ usuarioId, usuario, restringem, liberam, telas }) => (
          <li key={usuarioId}>
            <Elo tela="usuarios" search={{ usuario: usuarioId ?? undefined }}>
              {usuario}
            </Elo>
            {': '}
            {t('combinacao', { restringem: restringem.join(', '), liberam: liberam.join(', '), telas: nomes(telas) })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
