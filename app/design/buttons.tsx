import { Ellipsis, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Kbd, KbdGroup } from '@/components/ui/kbd';
import { Separator } from '@/components/ui/separator';
import { Group, LONG, Row, Specimen } from './specimen';

type ButtonProps = ComponentProps<typeof Button>;

/** Records, so that the compiler misses a variant which is not here. */
const variants: Record<NonNullable<ButtonProps['variant']>, string> = {
  default: 'Apply',
  destructive: 'Delete',
  outline: 'Export CSV',
  ghost: 'Clear',
  link: 'Clear filters',
};
const sizes: Record<NonNullable<ButtonProps['size']>, string> = {
  default: 'Default',
  xs: 'Extra small',
  sm: 'Small',
  lg: 'Large',
  icon: 'Icon',
  'icon-xs': 'Extra small icon',
  'icon-sm': 'Small icon',
};
const badges: Record<NonNullable<ComponentProps<typeof Badge>['variant']>, string> = {
  secondary: 'You',
  outline: 'Guest',
};

const keysOf = <Key extends string>(record: Record<Key, string>) => Object.keys(record) as Key[];

export function Buttons() {
  return (
    <Group name="buttons">
      <Specimen file="button">
        {[false, true].map((disabled) => (
          <Row key={String(disabled)}>
            {keysOf(variants).map((variant) => (
              <Button key={variant} variant={variant} disabled={disabled}>
                {variants[variant]}
              </Button>
            ))}
          </Row>
        ))}
        <Row>
          {keysOf(sizes).map((size) => (
            <Button key={size} variant="outline" size={size} aria-label={sizes[size]}>
              {size.startsWith('icon') ? <Ellipsis aria-hidden /> : sizes[size]}
            </Button>
          ))}
        </Row>
        <Row>
          <Button asChild>
            <a href="#group-buttons">
              <Plus aria-hidden />
              Open the round
            </a>
          </Button>
          <Button variant="outline" aria-disabled="true">
            Leads nowhere
          </Button>
          <Button variant="outline" className="min-w-0 shrink">
            <span className="truncate">{LONG}</span>
          </Button>
        </Row>
      </Specimen>
      <Specimen file="badge">
        <Row>
          {keysOf(badges).map((variant) => (
            <Badge key={variant} variant={variant}>
              {badges[variant]}
            </Badge>
          ))}
        </Row>
      </Specimen>
      <Specimen file="kbd">
        <Row>
          <Kbd>F8</Kbd>
          <KbdGroup>
            <Kbd>Ctrl</Kbd>
            <Kbd>B</Kbd>
          </KbdGroup>
        </Row>
      </Specimen>
      <Specimen file="separator">
        <Separator />
      </Specimen>
    </Group>
  );
}
