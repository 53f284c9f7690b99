import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { boletinsApi } from '#domains/academico/boletins/api.ts';
import { textosBoletins } from '#domains/academico/boletins/texts.ts';

/** How the school shows report cards. */
export function ConfiguracaoDeBoletins() {
  const t = useTextos(textosBoletins);
  const [aberta, setAberta] = useState(false);
  const { data } = useConsulta(boletinsApi.obterConfiguracao, {}, { validadeMs: 60_000 });
  const salvar = useComando(boletinsApi.salvarConfiguracao, {
    invalida: [boletinsApi.obterConfiguracao, boletinsApi.obterBoletim],
    aoConcluir: () => avisar.sucesso(t('configuracaoSalva')),
  });
  if (!data) return null;
  return (
    <>
      <Button variant="default" onClick={() => setAberta(true)}>
        {t('configuracao')}
      </Button>
      <Janela aberta={aberta} aoFechar={() => setAberta(false)} titulo={t('configuracao')}>
        <Switch
          label={t('mediaDaTurma')}
          checked={data.mediaDaTurma}
          disabled={salvar.isPending}
          onChange={(e) =>
            salvar.mutate(
              { body: { mediaDaTurma: e.currentTarget.checked, versao: data.versao } },
              { onError: (causa) => avisar.erro(causa) },
            )
          }
        />
      </Janela>
    </>
  );
}
