import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useComando } from '#platform/web/rede/consultas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { operacaoApi as api } from '../api.ts';
import { textosOperacao } from '../texts.ts';

type Restauracao = NonNullable<RespostaCliente<typeof api.obterOperacao>['restauracao']>;

/** After a restore: from when the data is, what waits, and the button that lets it go on. */
export function Retomada({ restauracao, pode }: { restauracao: Restauracao; pode: boolean }) {
  const t = useTextos(textosOperacao);
  const [descartar, setDescartar] = useState(true);
  const retomar = useComando(api.retomar, {
    invalida: [api.obterOperacao],
    aoConcluir: ({ retomados, descartados, deLado }) => {
      avisar.sucesso(t('retomada', { retomados, descartados }));
      if (deLado.length > 0) avisar.info(t('deLado', { filas: deLado.join(', ') }));
    },
  });
  const { id, retratoEm, salto, correio, outros } = restauracao;
  return (
    <section className="consequencia consequencia-perigo" aria-label={t('restaurada')}>
      <h3>{t('restaurada')}</h3>
      <p>{t('restauradaTexto', { retrato: retratoEm ? escreverInstante(retratoEm) : t('semData'), salto })}</p>
      <p>{t('retidos', { correio, outros })}</p>
      {pode && (
        <>
          {correio > 0 && (
            <Checkbox label={t('descartar')} checked={descartar} onChange={({ currentTarget }) => setDescartar(currentTarget.checked)} />
          )}
          <Button
            data-foco
            mt="sm"
            loading={retomar.isPending}
            onClick={() =>
              void retomar.mutateAsync({ body: { restauracaoId: id, descartarCorreio: descartar && correio > 0 } }).catch(avisar.erro)
            }
          >
            {t('retomar')}
          </Button>
        </>
      )}
    </section>
  );
}
