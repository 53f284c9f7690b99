import { Button, Switch } from '@mantine/core';
import { Suspense, useState } from 'react';
import { AutoridadesConfiaveis } from '#domains/academico/contratos/assinaturas/web/door.tsx';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { configuracaoDosContratosApi } from '#domains/academico/contratos/api.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';

/** The school's switch: whether contracts wait for a signature. */
export function ConfiguracaoDeContratos() {
  const t = useTextos(textosContrato);
  const [aberta, setAberta] = useState(false);
  const { data } = useConsulta(configuracaoDosContratosApi.obterConfiguracao, {}, { validadeMs: 60_000 });
  const salvar = useComando(configuracaoDosContratosApi.salvarConfiguracao, {
    invalida: [configuracaoDosContratosApi.obterConfiguracao],
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
          label={t('exigeAssinatura')}
          checked={data.exigeAssinatura}
          disabled={salvar.isPending}
          onChange={(e) =>
            salvar.mutate(
              { body: { exigeAssinatura: e.currentTarget.checked, versao: data.versao } },
              { onError: (causa) => avisar.erro(causa) },
            )
          }
        />
        <Suspense fallback={null}>
          <AutoridadesConfiaveis />
        </Suspense>
      </Janela>
    </>
  );
}
