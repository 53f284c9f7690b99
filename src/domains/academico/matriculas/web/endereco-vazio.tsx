import { Button } from '@mantine/core';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { EstadoVazio, Pagina } from '#platform/web/pagina/pagina.tsx';
import { textosMatricula } from '../texts.ts';

/** The address of a record without the record: says where to choose one. */
export function EnderecoVazio() {
  const t = useTextos(textosMatricula);
  const acao = (
    <Elo tela="matriculas">
      <Button component="span">{t('abrirLista')}</Button>
    </Elo>
  );
  return (
    <Pagina>
      <EstadoVazio titulo={t('escolhaMatricula')} acao={acao} />
    </Pagina>
  );
}
